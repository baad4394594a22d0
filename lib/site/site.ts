import type { SiteConfig } from './config';
import type { Settings } from './settings';

/** What a site is made of, before it is known where it is published. */
export type SiteSources = {
  readonly config: SiteConfig;
  /** The folder of the message files, as a path in the project. */
  readonly messagesFolder: string;
};

/**
 * The site that is built: what it is, and where it is published. Functions take it as an argument; `lib/current/site.ts`
 * has the one that Next.js renders, and `lib/site/load.ts` reads it for programs and tests.
 */
export type Site = SiteSources & { readonly settings: Settings };

/** All that the configuration says of a site. */
export type Configured = Pick<Site, 'config'>;
