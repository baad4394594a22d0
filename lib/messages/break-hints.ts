/**
 * Soft hyphens, zero-width spaces and word joiners, which say where a line may or must not break.
 */
const hints = /[\u00ad\u200b\u2060]/g;

/**
 * A text without characters that control line breaks, for search engines, messengers and pictures.
 */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
