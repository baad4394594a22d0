import { useTranslations } from 'next-intl';

/** Tells those who cannot see it that the link around it opens a new tab. */
export function NewTabHint() {
  const t = useTranslations('header');
  return <span className="sr-only"> ({t('opens_in_new_tab')})</span>;
}
