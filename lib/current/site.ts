/**
 * The site that Next.js renders, for pages and components. Everything else takes the site as an
 * argument.
 */
import config from '@/site.config';
import type { SiteConfig } from '../site/config';
import { messagesFolder } from '../site/config-files.mjs';
import type { Brand, HomeSection, SectionLabel } from '../site/names';
import { readSettings } from '../site/settings';
import type { Site } from '../site/site';

/** Components and messages have the names of the home page's sections and brands as keys. */
type NamedConfig = Omit<SiteConfig, 'homeSections' | 'brands'> & {
  homeSections: readonly { id: HomeSection; label?: SectionLabel }[];
  brands: readonly Brand[];
};

export const site: Omit<Site, 'config'> & { readonly config: NamedConfig } = {
  config,
  messagesFolder: messagesFolder(process.env),
  settings: readSettings(process.env),
};
