import { getLocale, getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { LogoMark } from './logo-mark';

const places = {
  // The mark alone stands for the name, on telephones and where the navigation needs the room.
  header: { link: 'shrink-0 text-primary-strong', name: 'max-sm:hidden lg:max-xl:hidden' },
  footer: { link: '-mt-2.5', name: '' },
};

type LogoProps = { place: keyof typeof places };

/** The mark and the site's name, leading home. */
export async function Logo({ place }: LogoProps) {
  const t = await getTranslations('header');
  const locale = await getLocale();
  const siteName = site.config.name;
  return (
    <a
      href={linkTo(site, { locale, route: 'home' })}
      aria-label={t('logo_alt', { siteName })}
      className={`inline-flex min-h-target min-w-target items-center gap-2 font-heading font-semibold text-note ${places[place].link}`}
    >
      <LogoMark />
      <span className={places[place].name}>{siteName}</span>
    </a>
  );
}
