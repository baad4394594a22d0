/** Soft hyphens and zero-width spaces, which say where a line may break. */
const hints = /[\u00ad\u200b]/g;

/**
 * A text without characters that control line breaks, for search engines, messengers and pictures.
 */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
