import { getLocale, getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { isLatin, languageRow } from '@/lib/site/languages';
import { LogoMark } from './logo-mark';
import { wordmark } from './wordmark';

const places = {
  header: { link: 'max-w-full justify-self-start text-primary-strong', name: 'site-name' },
  footer: {
    link: '-mt-2.5 max-w-full text-white focus-visible:outline-white print:text-ink',
    name: 'min-w-0',
  },
};

type LogoProps = { place: keyof typeof places };

/** The mark and the site's name, leading home. */
export async function Logo({ place }: LogoProps) {
  const t = await getTranslations('header');
  const locale = await getLocale();
  return (
    <a
      href={linkTo(site, { locale, route: 'home' })}
      className={`inline-flex min-h-target items-center gap-2 font-heading font-semibold text-note ${places[place].link}`}
    >
      <LogoMark />
      <span className="sr-only">{t('logo_alt', { siteName: site.config.name })}</span>
      <SiteName place={place} />
    </a>
  );
}

/**
 * The site's name in Poppins, so that it looks the same in every language: as text on pages that load this font, as a
 * drawing on all others. The header contains the outline, and the footer refers to it.
 */
async function SiteName({ place }: LogoProps) {
  const locale = await getLocale();
  const hasFont = isLatin(locale) && !languageRow(site, locale).headingsInTextFont;
  const drawn = hasFont ? undefined : wordmark(site.config.name);
  if (!drawn)
    return (
      <span aria-hidden="true" className={places[place].name}>
        {site.config.name}
      </span>
    );
  const { outline, em, width, ascent, descent } = drawn;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-ascent} ${width} ${ascent + descent}`}
      // In em, so that it grows with the text around it.
      height={`${(ascent + descent) / em}em`}
      width={`${width / em}em`}
      fill="currentColor"
      className={places[place].name}
    >
      {place === 'header' ? <path id="wordmark" d={outline} /> : <use href="#wordmark" />}
    </svg>
  );
}
