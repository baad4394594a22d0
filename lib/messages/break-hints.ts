/**
 * Soft hyphens, where a word may break, seen only if it does; zero-width spaces, where a text without spaces may;
 * and word joiners, where it must not.
 */
const hints = /[\u00ad\u200b\u2060]/g;

/** A text for readers that set no lines: search engines, messengers, pictures. */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
