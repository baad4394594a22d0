/** A text that a regular expression takes literally. */
export function escaped(text: string): string {
  return text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');
}
