import { publishedOn } from './figures';
import type { Route } from './routes';

/**
 * The day on which each page's content last changed (ISO 8601, UTC), for the sitemap and structured data.
 * Set a page's day by hand when its texts change: a build alone changes nothing for readers.
 */
export const changedOn: Record<Route, string> = {
  home: publishedOn,
  terms: publishedOn,
  privacy: publishedOn,
  contact: publishedOn,
  imprint: publishedOn,
};
