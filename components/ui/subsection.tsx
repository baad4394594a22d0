import type { ReactNode } from 'react';

type SubsectionProps = { id: string; title: string; children: ReactNode };

/**
 * A subject of its own within a section: a line above it, and its heading where that of a section
 * stands.
 */
export function Subsection({ id, title, children }: SubsectionProps) {
  return (
    <div id={id} className="beside divided">
      <h3 className="text-h2">{title}</h3>
      <div className="part-body">{children}</div>
    </div>
  );
}
