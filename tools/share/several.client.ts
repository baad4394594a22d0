/** Finds several names where something else than commas is between them. */
import { adviceOnAddress } from './name-advice.client';
import { cleanName } from './names.client';
import { isMedium, isSource, usualSpelling } from './vocabulary.client';

/** The cells of a spreadsheet, pasted as a column or a row, with commas between. Undefined for what is only one. */
export function cellsIn(text: string): string | undefined {
  const cells = text.split(/[\r\n\t]+/).map((cell) => cell.trim());
  const filled = cells.filter(Boolean);
  return filled.length > 1 ? filled.join(', ') : undefined;
}

/** What is between spaces, and between the signs that people write for a comma. */
export function wordsIn(name: string): string[] {
  return name.split(/\s+and\s+|[\s|+&]+/i).filter(Boolean);
}

/**
 * The sources that one name probably means: several only if each word is one that is known, has its medium behind it, or
 * is an address, so that no name is torn apart. A colon before a medium becomes the slash that was meant.
 */
export function sourcesIn(name: string): string[] {
  const words = wordsIn(name);
  const known = words.flatMap((word) => word.split('/')).map(asSource);
  if (known.length > 1 && known.every(isSource)) return known;
  return words.length > 1 && words.every(isWhole) ? words.map(slashed) : [slashed(name)];
}

function asSource(word: string): string {
  return usualSpelling('utm_source', word.toLowerCase());
}

function isWhole(word: string): boolean {
  const isPair = /^[^/]+(\/[^/]+){1,2}$/.test(slashed(word));
  return isPair || isSource(asSource(word)) || Boolean(adviceOnAddress('utm_source', word));
}

/** `facebook:social` with a slash, also if the two are exchanged. Beside any other colon is no medium. */
function slashed(name: string): string {
  const parts = (/^([^:：/]+)[:：]([^:：/]+)$/.exec(name) ?? [])
    .slice(1)
    .map((part) => part.trim());
  const isMeant = parts.some((part) => isMedium(usualSpelling('utm_medium', cleanName(part))));
  return isMeant ? parts.join('/') : name;
}
