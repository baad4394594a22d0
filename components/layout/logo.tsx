import { getLocale, getTranslations } from 'next-intl/server';
import { linkTo, settings } from '@/lib/site';
import { LogoMark } from './logo-mark';

/** The mark and the site's name, leading home. */
export async function Logo({
  onDark = false,
  compact = false,
}: {
  onDark?: boolean;
  compact?: boolean;
}) {
  const t = await getTranslations('header');
  const locale = await getLocale();
  return (
    <a
      href={linkTo({ locale, route: 'home' })}
      aria-label={t('logo_alt', { siteName: settings.SITE_NAME })}
      className={`inline-flex min-h-target shrink-0 items-center gap-2 font-heading font-semibold text-note ${onDark ? 'text-white focus-visible:outline-white print:text-ink' : 'text-primary-strong'}`}
    >
      <LogoMark />
      <span className={compact ? 'hidden sm:inline lg:hidden xl:inline' : ''}>
        {settings.SITE_NAME}
      </span>
    </a>
  );
}
