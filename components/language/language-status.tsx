import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { languageRow } from '@/lib/site/languages';

/** Where a change of language is announced. It outlives the change: else nobody would hear of it. */
export async function LanguageStatus() {
  const t = await getTranslations('language');
  const language = languageRow(site, await getLocale()).name;
  return (
    <div
      id="language-status"
      role="status"
      className="sr-only"
      data-changed={t('changed', { language })}
      data-unavailable={t('unavailable')}
    />
  );
}
