/**
 * The beginning of a text, in one line, so that a fault that quotes it is one line, too.
 * @param longest in characters
 */
export function excerpt(text: string, longest = 60): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
