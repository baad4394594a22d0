import { getTranslations } from 'next-intl/server';

/** The language's one word for advertising, as a part of what it labels. */
export async function AdLabel() {
  const t = await getTranslations();
  return <span className="ad-label">{t('ad_label')}</span>;
}
