import { getLocale, getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { LogoMark } from './logo-mark';

const places = {
  header: { link: 'text-primary-strong', name: 'hidden sm:inline lg:hidden xl:inline' },
  footer: { link: 'text-white focus-visible:outline-white print:text-ink', name: '' },
};

/** The mark and the site's name, leading home. */
export async function Logo({ place }: { place: keyof typeof places }) {
  const t = await getTranslations('header');
  const locale = await getLocale();
  return (
    <a
      href={linkTo(site, { locale, route: 'home' })}
      aria-label={t('logo_alt', { siteName: site.settings.SITE_NAME })}
      className={`inline-flex min-h-target shrink-0 items-center gap-2 font-heading font-semibold text-note ${places[place].link}`}
    >
      <LogoMark />
      <span className={places[place].name}>{site.settings.SITE_NAME}</span>
    </a>
  );
}
