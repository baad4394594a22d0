/** Serves an export as hosts do: compressed, over HTTP/1.1, each file to be asked for anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createServer } from 'http-server';
import { filesBelow } from '../lib/export/files';
import { isText } from '../lib/hosting/rules';

/** Between what hosts do on the fly (4 to 6) and beforehand (11); the highest would take minutes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes a `.br` file beside each text. */
function precompress(folder: string): void {
  for (const file of filesBelow(folder).filter(isText)) {
    const path = join(folder, file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
  }
}

/** Serves a folder; the answer stops it. Browsers take Brotli from `localhost`, as from any `https`. */
export async function host(folder: string, port: number): Promise<() => void> {
  precompress(folder);
  const options = { root: folder, cache: -1, showDir: false, brotli: true };
  const { server } = createServer(options) as unknown as { server: Server };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
