/** Serves an export as a plain file host would: nothing but its files, and the nearest 404 page. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A path without its escapes. A path that cannot be decoded is returned as it is: no file has this
 * name.
 */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The 404 page of the folder that a path names, or of the nearest one above it that has one. */
function nearestNotFoundPage(folder: string, path: string): string {
  const parents = decoded(path).split('/').slice(0, -1);
  const candidates = parents.map((_, index) =>
    join(folder, ...parents.slice(0, parents.length - index), '404.html'),
  );
  return candidates.find((file) => existsSync(file)) ?? join(folder, '404.html');
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/**
 * A request handler for `node:http`. It sends the compressed files that the build has made.
 * @param folder the export, by its absolute path
 * @param basePath the folder of the site on its host, `/surveys`, or an empty string
 */
export function exportHandler(folder: string, basePath: string): Handler {
  // In development mode files are looked up at each request: a build may replace them meanwhile.
  const files = sirv(folder, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  return (request, response) => {
    const [, requested = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    // A redirect to `//terms/` would lead to another host.
    const path = requested.replace(/^[/\\]+/, '/');
    // Browsers resolve `..` themselves; sirv would follow it to a folder whose name begins alike.
    const isInside =
      `${path}/`.startsWith(`${basePath}/`) && !decoded(path).split(/[/\\]/).includes('..');
    const inner = isInside ? path.slice(basePath.length) : '/';

    const sendNotFoundPage = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(readFileSync(nearestNotFoundPage(folder, inner)));
    };

    if (!isInside) {
      sendNotFoundPage();
    } else if (!inner.endsWith('/') && isFolder(join(folder, decoded(inner)))) {
      response.writeHead(301, { Location: `${path}/${query}` }).end();
    } else {
      request.url = inner.endsWith('/') ? `${inner}index.html` : inner;
      files(request, response, sendNotFoundPage);
    }
  };
}
