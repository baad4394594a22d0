import { getLocale, getTranslations } from 'next-intl/server';
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

export async function TermsScreen() {
  const t = await getTranslations('pages.terms');
  const facts = { siteName: settings.SITE_NAME, operator: operatorOf(await getLocale()).company };
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
