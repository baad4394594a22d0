import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes as they are, and as a host sends them: gzip at level 9, Brotli at level 11. */
export type Size = { plain: number; gzip: number; brotli: number };

export function compressedSize(content: string | Buffer): Size {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return {
    plain: bytes.length,
    gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** The sum of files that travel one by one, each compressed for itself. */
export function totalSize(sizes: readonly Size[]): Size {
  const sum = (unit: keyof Size) => sizes.reduce((total, size) => total + size[unit], 0);
  return { plain: sum('plain'), gzip: sum('gzip'), brotli: sum('brotli') };
}
