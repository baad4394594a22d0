import type { ReactNode } from 'react';
import { articleFacts, type SourceId } from '@/lib/article-facts';
import { textLinkClass } from './text-link';

/** Makes the part of a message between its tags a link to a source: a reference, not advertising. */
export function sourceLink(id: SourceId) {
  return (chunks: ReactNode) => (
    <a href={articleFacts.sources[id].url} rel="noopener" className={textLinkClass}>
      {chunks}
    </a>
  );
}
