/** Texts as hosts send them that have them compressed already: as small as can be. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isText } from '../hosting/rules';
import { filesBelow } from './files';

type Content = string | Buffer;

const zipped = { level: constants.Z_BEST_COMPRESSION };
const brotli = (content: Content) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  },
});

/** The bytes that a host sends with gzip. */
export function gzipSize(content: Content): number {
  return gzipSync(content, zipped).length;
}

/** The bytes that a host sends with Brotli. */
export function brotliSize(content: Content): number {
  return brotliCompressSync(content, brotli(content)).length;
}

/** Writes `<file>.br` and `<file>.gz`. */
export async function precompress(file: string): Promise<void> {
  const text = await readFile(file);
  const compress = [promisify(brotliCompress)(text, brotli(text)), promisify(gzip)(text, zipped)];
  const [br, gz] = await Promise.all(compress);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Does so for each text below a folder. */
export async function precompressTexts(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter(isText);
  await Promise.all(texts.map((file) => precompress(join(folder, file))));
}
