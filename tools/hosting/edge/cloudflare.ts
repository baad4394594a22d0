/** Cloudflare Pages: `_worker.js`. Source: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
import { redirectResponse } from './language-redirect';

type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } };

export default {
  fetch: (request: Request, { ASSETS }: Environment) =>
    redirectResponse(request) ?? ASSETS.fetch(request),
};
