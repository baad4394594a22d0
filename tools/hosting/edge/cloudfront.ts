/**
 * CloudFront: a function for viewer requests, which answers `?lang`, leads a folder to its slash, and finds its page.
 * Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
import { languageRedirect } from './language-redirect';

type CloudFrontRequest = { uri: string; rawQueryString(): string | undefined };

function redirect(statusCode: number, location: string) {
  const headers = { location: { value: location }, 'cache-control': { value: 'no-cache' } };
  return { statusCode, headers };
}

export function handler({ request }: { request: CloudFrontRequest }) {
  // A second slash at the start would name another host.
  const path = request.uri.replace(/^\/+/, '/');
  const raw = request.rawQueryString();
  const query = raw ? `?${raw}` : '';
  const location = languageRedirect(path, query);
  if (location !== undefined) return redirect(302, location);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name !== '' && !name.includes('.')) return redirect(301, `${path}/${query}`);
  request.uri = name === '' ? `${path}index.html` : path;
  return request;
}
