import { allPages, hrefOf } from '../../lib/paths';
import type { Site } from './sites';

/** Every page of a site with its address on the server. */
export function pagesOf({ basePath }: Site) {
  return allPages.map((page) => ({ ...page, path: hrefOf(page, { basePath }) }));
}
