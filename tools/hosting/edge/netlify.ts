/** Netlify: an edge function. Source: https://docs.netlify.com/build/edge-functions/declarations/ */
import { redirectResponse } from './language-redirect';

declare const PATH: string;
declare const FILES: string[];

export const config = { path: PATH, excludedPath: FILES };

/** Without an answer of its own, the host goes on to the file. */
export default (request: Request) => redirectResponse(request);
