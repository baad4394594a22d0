import type base from '@/messages/en.json';
import type { Locale } from '../site/names';

/** The keys and texts of the base language; every other language has the same keys for the pages that it has. */
export type Messages = typeof base;

/** The messages of a language. The build has checked that they match the base language's. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`@/messages/${locale}.json`)).default;
}
