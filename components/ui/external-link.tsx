import type { ReactNode } from 'react';
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
