/** Stands in for `next-intl/server` in unit tests, where Next.js is not there to say which page is rendered. */
import { createTranslator } from 'next-intl';
import { loadMessages } from '../messages/load';
import type { Locale } from '../site/names';

export async function getTranslations({ locale }: { locale: Locale }) {
  return createTranslator({ locale, messages: await loadMessages(locale), timeZone: 'UTC' });
}
