import type { MetadataRoute } from 'next';
import { appIcons, type IconFile, iconUrl } from '@/lib/app-icons';
import { defaultLocale } from '@/lib/locales';
import { pageTexts } from '@/lib/page-texts';
import { linkTo, settings } from '@/lib/site';
import { colors } from '@/tailwind.config';

export const dynamic = 'force-static';

/** One manifest for all languages: it starts at the address that adapts to the visitor. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const home = { locale: defaultLocale, route: 'home' } as const;
  const { description } = await pageTexts(home);
  const icons = Object.entries(appIcons).map(([file, { side, filled }]) => ({
    src: iconUrl(file as IconFile),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: filled ? ('maskable' as const) : ('any' as const),
  }));
  return {
    id: linkTo(home),
    start_url: linkTo(home),
    scope: linkTo(home),
    name: settings.SITE_NAME,
    description,
    lang: defaultLocale,
    display: 'minimal-ui',
    background_color: colors.page,
    theme_color: colors.primary,
    icons,
  };
}
