import type { ReactNode } from 'react';
import { site } from '@/lib/current/site';
import type { SourceId } from '@/lib/site/names';
import { NewTabHint } from './new-tab-hint';
import { textLinkClass } from './text-link';

/**
 * Makes the part of a message between its tags a link to a source: a reference in a new tab, not
 * advertising.
 */
export function sourceLink(id: SourceId) {
  return (chunks: ReactNode) => (
    <a
      href={site.config.facts.sources[id].url}
      target="_blank"
      rel="noopener"
      className={textLinkClass}
    >
      {chunks}
      <NewTabHint />
    </a>
  );
}
