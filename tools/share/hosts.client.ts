/** What the hosts of addresses say about a source. Runs in the page that `npm run share` writes. */

/** The hosts of usual sources, each without what may stand before it: `l.facebook.com` is Facebook's, too. */
const hosts: ReadonlyMap<string, string> = new Map([
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.me', 'facebook'],
  ['instagram.com', 'instagram'],
  ['linkedin.com', 'linkedin'],
  ['x.com', 'x'],
  ['twitter.com', 'twitter'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['telegram.org', 'telegram'],
  ['telegram.me', 'telegram'],
  ['t.me', 'telegram'],
  ['line.me', 'line'],
  ['lin.ee', 'line'],
  ['kakao.com', 'kakaotalk'],
  ['tiktok.com', 'tiktok'],
  ['wechat.com', 'wechat'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['reddit.com', 'reddit'],
  ['threads.com', 'threads'],
  ['threads.net', 'threads'],
  ['pinterest.com', 'pinterest'],
  ['xiaohongshu.com', 'xiaohongshu'],
]);

/** Those of short links, which may be posted anywhere. */
const shorteners =
  /^(www\.)?(bit\.ly|t\.co|tinyurl\.com|goo\.gl|ow\.ly|buff\.ly|rb\.gy|is\.gd|cutt\.ly|lnkd\.in)$/i;

export function isShortener(host: string): boolean {
  return shorteners.test(host);
}

/** The usual source that a host belongs to. Undefined for any other host, and for what is none. */
export function usualSourceAt(host: string): string | undefined {
  const parts = host.toLowerCase().split('.');
  return parts.map((_, index) => hosts.get(parts.slice(index).join('.'))).find(Boolean);
}

/** The source that a host stands for: `reiseblog` for `www.reiseblog.de`. Empty for that of short links. */
export function sourceAt(host: string): string {
  return isShortener(host) ? '' : (usualSourceAt(host) ?? ownerOf(host));
}

/** The part of a host's name that is its owner's: neither `www` and the like, nor `de` or `com.sg`. */
function ownerOf(host: string): string {
  const parts = host.toLowerCase().split('.').filter(Boolean);
  const ending = /^(com?|org|net|gov|edu|ac)$/.test(parts.at(-2) ?? '') && parts.length > 2 ? 2 : 1;
  return parts.slice(0, -ending).at(-1) ?? '';
}
