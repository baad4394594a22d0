import { getLocale, getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { textLinkClass } from './text-link';

/** A link to the privacy policy. */
export async function PrivacyLink() {
  const t = await getTranslations('privacy_matters');
  const locale = await getLocale();
  return (
    <a href={linkTo(site, { locale, route: 'privacy' })} className={textLinkClass}>
      {t('button')}
    </a>
  );
}
