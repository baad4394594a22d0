import type { MetadataRoute } from 'next';
import { absoluteFileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';

export const dynamic = 'force-static';

/** Crawlers read only the robots.txt at a host's root. Below a base path, the host's own one has to name the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteFileUrl(site, '/sitemap.xml') };
}
