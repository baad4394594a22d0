import type base from '@/messages/en.json';
import type { Locale } from '../site/names';

/** The messages of the base language. Others have the same keys, but for pages that they lack. */
export type Messages = typeof base;

/** The messages of a language. The build has checked that they match the base language's. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`@/messages/${locale}.json`)).default;
}
