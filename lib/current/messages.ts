/** The request configuration of next-intl: the language of the page, and its messages. */
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from '../messages/load';
import { isLocale } from '../site/languages';
import { currentPage } from './page';
import { site } from './site';

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = isLocale(site, requested) ? requested : (await currentPage()).locale;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});
