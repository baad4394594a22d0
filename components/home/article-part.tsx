import type { ReactNode } from 'react';

type ArticlePartProps = { id?: string; title: string; children: ReactNode };

/**
 * A part of the article under its heading, or beside it on wide screens; 'In short' leads to it by
 * its id.
 */
export function ArticlePart({ id, title, children }: ArticlePartProps) {
  return (
    <div id={id} className="part beside">
      <h2>{title}</h2>
      <div className="part-body">{children}</div>
    </div>
  );
}
