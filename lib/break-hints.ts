/** Soft hyphens: where a word may break. They are seen only if it does. */
const hints = /\u00ad/g;

/** A text for readers that set no lines: search engines, messengers, pictures. */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
