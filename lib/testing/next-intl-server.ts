/** Stands in for `next-intl/server` in unit tests, where Next.js is not there to say which page is rendered. */
import { createTranslator } from 'next-intl';
import { loadMessages } from '../messages/load';
import type { Locale } from '../site/names';

let rendered: Locale = 'en';

/** Has the components that a test renders next be in this language. */
export function renderIn(locale: Locale): void {
  rendered = locale;
}

export async function getLocale(): Promise<Locale> {
  return rendered;
}

type Asked = { locale?: Locale; namespace?: string };

/** As next-intl's own: for the language that is asked for or rendered, of a part of the messages or of all. */
export async function getTranslations(asked: string | Asked = {}) {
  const { locale = rendered, namespace } = typeof asked === 'string' ? { namespace: asked } : asked;
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: namespace as never, timeZone: 'UTC' });
}
