/** Soft hyphens and zero-width spaces, at which a line may break, and word joiners, at which not. */
const hints = /[\u00ad\u200b\u2060]/g;

/**
 * A text without characters that control line breaks, for search engines, messengers and pictures.
 */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
