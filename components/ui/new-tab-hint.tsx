import { getTranslations } from 'next-intl/server';

/** Tells users of screen readers that the link around it opens a new tab. */
export async function NewTabHint() {
  const t = await getTranslations('header');
  return <span className="sr-only"> {t('opens_in_new_tab')}</span>;
}
