import type { ReactNode } from 'react';

type PartProps = { id?: string; title: string; children: ReactNode };

/** A part of the article under its heading, or beside it on wide screens; 'In short' leads to it by its id. */
export function Part({ id, title, children }: PartProps) {
  return (
    <div id={id} className="part beside">
      <h2>{title}</h2>
      <div className="part-body">{children}</div>
    </div>
  );
}
