/** Soft hyphens and word joiners, which say where a line may break or not, and are seen by nobody. */
const hints = /[\u00ad\u2060]/g;

/** A text for readers that set no lines: search engines, messengers, pictures. */
export function withoutBreakHints(text: string): string {
  return text.replace(hints, '');
}
