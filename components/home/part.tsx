import type { ReactNode } from 'react';

type PartProps = {
  id?: string;
  title: string;
  /** True for a table that needs all of the page's width. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of the article under its heading, or beside it on wide screens; 'In short' leads to it by its id. */
export function Part({ id, title, wide = false, children }: PartProps) {
  return (
    <div id={id} className={wide ? 'part' : 'part beside'}>
      <h2 className="text-h2">{title}</h2>
      {children}
    </div>
  );
}
