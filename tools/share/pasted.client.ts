/** Reads cells that were copied from a spreadsheet. */

/** What the first line of a table may have: the names of the columns, which are no names for an address. */
const head = /^(utm_)?(source|medium|content)$/i;

/**
 * The cells of each line that says something, without a line of heads. Undefined for one line without tabs, which any
 * field takes as it is.
 */
export function cellsIn(text: string): string[][] | undefined {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));
  const isTable = lines.length > 1 || lines.some((cells) => cells.length > 1);
  if (!isTable) return undefined;
  const isHeaded = lines[0].every((cell) => head.test(cell));
  return isHeaded ? lines.slice(1) : lines;
}
