import { SitemapStream, streamToPromise } from 'sitemap';
import { alternateUrls } from '@/lib/alternates';
import { allPages } from '@/lib/paths';
import { pageRow } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-static';

/** Every page with its alternates. Next.js's own sitemap puts the date behind them, where the protocol has none. */
export async function GET(): Promise<Response> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const page of allPages) {
    const alternates = Object.entries(alternateUrls(page.route));
    stream.write({
      url: absoluteUrl(page),
      lastmod: pageRow(page.route).changedOn,
      links: alternates.map(([lang, url]) => ({ lang, url })),
    });
  }
  stream.end();
  const xml = await streamToPromise(stream);
  return new Response(new Uint8Array(xml), { headers: { 'content-type': 'application/xml' } });
}
