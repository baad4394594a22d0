import { SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl } from '@/lib/address/links';
import { allPages } from '@/lib/address/paths';
import { site } from '@/lib/current/site';
import { alternateUrls } from '@/lib/metadata/alternates';
import { pageRow } from '@/lib/site/pages';

export const dynamic = 'force-static';

/**
 * Every page with its alternates. Next.js's own sitemap has the date after them, against the
 * schema.
 */
export async function GET(): Promise<Response> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const page of allPages(site)) {
    const alternates = Object.entries(alternateUrls(site, page.route));
    stream.write({
      url: absoluteUrl(site, page),
      lastmod: pageRow(site, page.route).changedOn,
      links: alternates.map(([lang, url]) => ({ lang, url })),
    });
  }
  stream.end();
  const xml = await streamToPromise(stream);
  return new Response(new Uint8Array(xml), { headers: { 'content-type': 'application/xml' } });
}
