/** How figures are put into words and tables. */

/** The middle one of an odd number of values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Bytes in kB, of 1,000 bytes each. */
export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function ms(milliseconds: number): string {
  return Math.round(milliseconds).toLocaleString('en');
}

export function ratio(value: number, base: number, digits = 3): string {
  return base === 0 ? '–' : (value / base).toFixed(digits);
}

export type Table = {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The rows of a table in Markdown, padded to be read as they are. The first column is text, the others figures. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column].length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
