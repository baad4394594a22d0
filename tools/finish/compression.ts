/**
 * Compresses texts at build, at the highest levels, for hosts that send compressed files as they
 * are.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { filesBelow } from '../export/files';
import { isText } from '../hosting/rules';

type Content = string | Buffer;

const gzipOptions = { level: constants.Z_BEST_COMPRESSION };

function brotliOptions(content: Content) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  };
}

/** The bytes that a host sends with gzip. */
export function gzipSize(content: Content): number {
  return gzipSync(content, gzipOptions).length;
}

/** The bytes that a host sends with Brotli. */
export function brotliSize(content: Content): number {
  return brotliCompressSync(content, brotliOptions(content)).length;
}

/** Writes `<file>.br` and `<file>.gz`. */
export async function precompress(file: string): Promise<void> {
  const text = readFileSync(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, brotliOptions(text)),
    promisify(gzip)(text, gzipOptions),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes `.br` and `.gz` for each text below a folder. Other threads do so, at once, whatever this
 * one does meanwhile.
 */
export async function precompressTexts(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter(isText);
  await Promise.all(texts.map((file) => precompress(join(folder, file))));
}
