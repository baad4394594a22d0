import type { MetadataRoute } from 'next';
import { absoluteFileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';

export const dynamic = 'force-static';

/** Read only at a host's root: with a base path, the host's own file has to name the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteFileUrl(site, '/sitemap.xml') };
}
