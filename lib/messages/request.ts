/** What next-intl asks for each page: the language of the address, and its messages. */
import { getRequestConfig } from 'next-intl/server';
import { currentPage } from '../current-page';
import { isLocale } from '../locales';
import { loadMessages } from './load';

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : (await currentPage()).locale;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});
