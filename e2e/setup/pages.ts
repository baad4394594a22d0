import { allPages, hrefOf } from '../../lib/paths';
import type { Export } from './exports';

/** Every page of an export with its address on the server. */
export function pagesOf({ basePath }: Export) {
  return allPages.map((page) => ({ ...page, path: hrefOf(page, { basePath }) }));
}
