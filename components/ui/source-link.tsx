import type { ReactNode } from 'react';
import { site } from '@/lib/current/site';
import type { SourceId } from '@/lib/site/names';
import { NewTabHint } from './new-tab-hint';
import { textLinkClass } from './text-link';

/** For tags in messages: makes their contents a link in a new tab. Not advertising. */
export function externalLink(address: string) {
  return (chunks: ReactNode) => (
    <a href={address} target="_blank" rel="noopener" className={textLinkClass}>
      {chunks}
      <NewTabHint />
    </a>
  );
}

/** For tags in messages: makes their contents a link to a source. */
export function sourceLink(id: SourceId) {
  return externalLink(site.config.facts.sources[id].url);
}
