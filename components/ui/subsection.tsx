import type { ReactNode } from 'react';

type SubsectionProps = { id: string; title: string; children: ReactNode };

/** A part of a section: its heading, smaller than the section's, stands below that one. */
export function Subsection({ id, title, children }: SubsectionProps) {
  return (
    <div id={id} className="beside subsection">
      <h3>{title}</h3>
      <div className="part-body">{children}</div>
    </div>
  );
}
