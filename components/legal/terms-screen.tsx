import { useLocale, useTranslations } from 'next-intl';
import { operatorOf } from '@/lib/operators';
import { settings } from '@/lib/site';
import { Sections } from './sections';

const ids = [
  'scope',
  'service',
  'advertising',
  'partners',
  'accounts',
  'earnings',
  'liability',
  'law',
] as const;

export function TermsScreen() {
  const t = useTranslations('pages.terms');
  const facts = { siteName: settings.SITE_NAME, operator: operatorOf(useLocale()).company };
  return (
    <Sections
      title={t('title')}
      intro={t('intro')}
      sections={ids.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        text: t(`sections.${id}.text`, facts),
      }))}
    />
  );
}
