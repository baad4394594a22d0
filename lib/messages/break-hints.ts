/** Soft hyphens, where a word may break, seen only if it does; and word joiners, where it must not. */
const hints = /[\u00ad\u2060]/g;

/** A text for readers that set no lines: search engines, messengers, pictures. */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
