import type { MetadataRoute } from 'next';
import { alternateUrls } from '@/lib/alternates';
import { changedOn } from '@/lib/content-dates';
import { allPages } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.map((page) => ({
    url: absoluteUrl(page),
    lastModified: changedOn[page.route],
    alternates: { languages: alternateUrls(page.route) },
  }));
}
