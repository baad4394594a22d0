import type { ReactNode } from 'react';

type PartProps = { id?: string; title: string; children: ReactNode };

/** A part of the article under its heading; 'In short' leads to it by its id. */
export function Part({ id, title, children }: PartProps) {
  return (
    <div id={id} className="part">
      <h2 className="text-h2">{title}</h2>
      {children}
    </div>
  );
}
