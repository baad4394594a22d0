import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Content = string | Buffer;

/** The bytes that a host sends at gzip's highest level. */
export function gzipSize(content: Content): number {
  return gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
}

/** The bytes that a host sends at Brotli's highest level. */
export function brotliSize(content: Content): number {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}
