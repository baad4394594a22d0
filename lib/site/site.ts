import type { SiteConfig } from './config';
import type { Settings } from './settings';

/** The configuration and the messages of a site, without settings. */
export type SiteSources = {
  readonly config: SiteConfig;
  /** The folder of the message files, as a path in the project. */
  readonly messagesFolder: string;
};

/**
 * A site: its configuration, its messages, and the settings of its deployment. Functions take it as
 * an argument. `lib/current/site.ts` has the one that Next.js renders; commands and tests read
 * theirs with `lib/site/load.ts`.
 */
export type Site = SiteSources & { readonly settings: Settings };

/** What functions take that read only the configuration of a site. */
export type Configured = Pick<Site, 'config'>;
