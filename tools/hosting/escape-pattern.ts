/** A text that a regular expression takes literally. */
export function escapePattern(text: string): string {
  return text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');
}
