import type { MetadataRoute } from 'next';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { appIcons, type IconFile, iconUrl } from '@/lib/metadata/app-icons';
import { pageTexts } from '@/lib/metadata/page-texts';
import { defaultLocale } from '@/lib/site/languages';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';

/** One manifest for all languages: it starts at the address that adapts to the visitor. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const home = { locale: defaultLocale, route: 'home' } as const;
  const { description } = await pageTexts(home);
  const icons = Object.entries(appIcons).map(([file, { side, filled }]) => ({
    src: iconUrl(site, file as IconFile),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: filled ? ('maskable' as const) : ('any' as const),
  }));
  return {
    id: linkTo(site, home),
    start_url: linkTo(site, home),
    scope: linkTo(site, home),
    name: site.config.name,
    description,
    lang: defaultLocale,
    display: 'minimal-ui',
    background_color: colors.page,
    theme_color: colors.primary,
    icons,
  };
}
