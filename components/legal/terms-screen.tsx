import { getLocale, getTranslations } from 'next-intl/server';
import { keysOf } from '@/lib/messages/keys';
import { operatorOf } from '@/lib/operators';
import { pageRow } from '@/lib/routes';
import { settings } from '@/lib/site';
import base from '@/messages/en.json';
import { Sections } from './sections';

const ids = keysOf(base.pages.terms.sections);

export async function TermsScreen() {
  const t = await getTranslations('pages.terms');
  const facts = { siteName: settings.SITE_NAME, operator: operatorOf(await getLocale()).company };
  return (
    <Sections
      title={t('title')}
      intro={t('intro')}
      changedOn={pageRow('terms').changedOn}
      sections={ids.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        text: t(`sections.${id}.text`, facts),
      }))}
    />
  );
}
