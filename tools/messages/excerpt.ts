/** The beginning of a text, in one line, so that a fault that quotes it is one line, too. */
export function excerpt(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60).trimEnd()}…` : line;
}
