import type { ReactNode } from 'react';

type PartProps = {
  id?: string;
  title: string;
  /** Whether its heading is smaller where it stands above the text. */
  minor?: boolean;
  children: ReactNode;
};

/** A part of the article under its heading, or beside it on wide screens; 'In short' leads to it by its id. */
export function Part({ id, title, minor = false, children }: PartProps) {
  return (
    <div id={id} className="part beside">
      <h2 className={minor ? 'text-h3 lg:text-h2' : 'text-h2'}>{title}</h2>
      {children}
    </div>
  );
}
