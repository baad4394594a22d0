/** Stands in for `next-intl/server` in unit tests, where Next.js is not there to say which page is rendered. */
import { createFormatter, createTranslator } from 'next-intl';
import { loadMessages } from '../messages/load';
import type { Locale } from '../site/names';

let rendered: Locale = 'en';

/** Sets the language of the components that a test renders next. */
export function renderIn(locale: Locale): void {
  rendered = locale;
}

export async function getLocale(): Promise<Locale> {
  return rendered;
}

export async function getFormatter() {
  return createFormatter({ locale: rendered, timeZone: 'UTC' });
}

type Options = { locale?: Locale; namespace?: string };

/** As next-intl's own: takes a namespace, or options. Without a language it is the one that is rendered. */
export async function getTranslations(options: string | Options = {}) {
  const { locale = rendered, namespace } =
    typeof options === 'string' ? { namespace: options } : options;
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: namespace as never, timeZone: 'UTC' });
}
