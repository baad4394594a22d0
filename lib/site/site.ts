import type { SiteConfig } from './config';
import type { Settings } from './settings';

/**
 * The site that is built: what it is, and where it is published. Functions take it as an argument; `lib/current/site.ts`
 * has the one that Next.js renders, and `lib/site/load.ts` reads it for programs and tests.
 */
export type Site = { readonly config: SiteConfig; readonly settings: Settings };

/** What is known of a site before its settings are: all that the configuration says. */
export type Configured = Pick<Site, 'config'>;
