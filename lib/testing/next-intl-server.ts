/** A mock of `next-intl/server` for unit tests, in which Next.js renders no page. */
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

/** Like next-intl's. The default language is the one that `renderIn` has set. */
export async function getTranslations(options: string | Options = {}) {
  const { locale = rendered, namespace } =
    typeof options === 'string' ? { namespace: options } : options;
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: namespace as never, timeZone: 'UTC' });
}
