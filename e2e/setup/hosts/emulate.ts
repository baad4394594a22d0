/**
 * Serves a folder as a host does that runs a function before its files: `emulate.ts <host> <function> <folder> <port>`.
 * Nothing is imported from the project, so that Deno can run it too.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';

const [host, functionFile, folder, port] = process.argv.slice(2);

/** The file at a path, or the nearest page for unknown paths. */
function file(path: string): { status: number; found: string } {
  const asked = join(folder, decodeURIComponent(path).replace(/\/$/, '/index.html'));
  if (existsSync(asked) && statSync(asked).isFile()) return { status: 200, found: asked };
  const parents = path.split('/').slice(0, -1);
  const nearest = parents.map((_, end) =>
    join(folder, ...parents.slice(0, parents.length - end), '404.html'),
  );
  // CloudFront has one page for all of them.
  const found = nearest.filter(existsSync).at(host === 'cloudfront' ? -1 : 0);
  return { status: 404, found: found ?? '' };
}

function send(response: ServerResponse, path: string): void {
  const { status, found } = file(path);
  response.writeHead(status).end(found && readFileSync(found));
}

type Answer = (path: string, query: string | undefined, response: ServerResponse) => Promise<void>;

/** CloudFront's engine has nothing of a browser or of Node.js, and not all of ECMAScript. */
function cloudfront(): Answer {
  const missing = ['Map', 'Set', 'WeakMap', 'WeakSet', 'Proxy', 'Reflect', 'Intl', 'BigInt'];
  const context = createContext(Object.create(null));
  runInContext(missing.map((name) => `delete globalThis.${name};`).join(''), context);
  runInContext(readFileSync(functionFile, 'utf8'), context);
  return async (uri, query, response) => {
    const request = { uri, rawQueryString: () => query };
    const { statusCode, headers = {}, ...changed } = context.handler({ request });
    if (!statusCode) return send(response, changed.uri);
    response.statusCode = statusCode;
    for (const [name, { value }] of Object.entries<{ value: string }>(headers))
      response.setHeader(name, value);
    response.end();
  };
}

/** Hosts that speak in requests and responses: Netlify goes on to the file if the function does not answer. */
async function standard(): Promise<Answer> {
  const { default: exported } = await import(pathToFileURL(functionFile).href);
  const ASSETS = { fetch: async () => undefined };
  return async (path, query, response) => {
    const request = new Request(`http://localhost${path}${query === undefined ? '' : `?${query}`}`);
    const answer: Response | undefined = await (host === 'cloudflare'
      ? exported.fetch(request, { ASSETS })
      : exported(request));
    if (!answer) return send(response, path);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
  };
}

const answer = host === 'cloudfront' ? cloudfront() : await standard();
createServer((request, response) => {
  const [, path, query] = request.url?.match(/^([^?]*)(?:\?(.*))?$/s) ?? [];
  answer(path, query, response).catch((error) => response.writeHead(500).end(String(error)));
}).listen(Number(port), '127.0.0.1');
