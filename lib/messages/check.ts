import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localeCodes } from '../locales';
import { type Catalog, differences } from './compare';

/** Reads a message file. @throws Error naming the file, if it is absent or not JSON. */
function readCatalog(file: string): Catalog {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error('is missing');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`is not valid JSON (${error instanceof Error ? error.message : error})`);
  }
}

/** One line for each fault in the message files of `codes`, naming file, key and what differs. */
export function messageFaults(
  folder = 'messages',
  codes: readonly string[] = localeCodes,
): string[] {
  const read = (code: string): Catalog | string => {
    const file = join(folder, `${code}.json`);
    try {
      return readCatalog(file);
    } catch (error) {
      return `${file} ${error instanceof Error ? error.message : error}`;
    }
  };
  const base = read(defaultLocale);
  if (typeof base === 'string') return [base];
  return codes.flatMap((code) => {
    const catalog = read(code);
    if (typeof catalog === 'string') return [catalog];
    return differences(base, catalog).map((fault) => `${folder}/${code}.json: ${fault}`);
  });
}
