/** Takes the text of a table apart as spreadsheets write it (RFC 4180). */

/**
 * The cells of each line that says something, without the spaces around them. A cell that begins with a quotation mark goes
 * to its closing one, with the line ends between, which become spaces; doubled marks are one.
 * @param separator one sign
 */
export function cellsIn(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'gy',
  );
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    lines[lines.length - 1].push(inOneLine(quoted?.replaceAll('""', '"') ?? plain));
    if (end !== separator) lines.push([]);
  }
  return lines.filter((cells) => cells.some(Boolean));
}

function inOneLine(text: string): string {
  return text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();
}
