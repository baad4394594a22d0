import type { ReactNode } from 'react';

type PartProps = {
  id?: string;
  title: string;
  /** Whether it is one half of a pair. */
  paired?: boolean;
  children: ReactNode;
};

/** A part of the article under its heading, or beside it on wide screens; 'In short' leads to it by its id. */
export function Part({ id, title, paired = false, children }: PartProps) {
  return (
    <div id={id} className={`part beside ${paired ? 'pair' : ''}`}>
      <h2 className="text-h2">{title}</h2>
      {children}
    </div>
  );
}
