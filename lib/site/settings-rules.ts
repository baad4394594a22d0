/** What the text of a setting must be, as schemas. Each gives the value to use, or says what is wrong. */
import * as v from 'valibot';

/** Characters that no address needs unescaped, and that could break out of an attribute or a header. */
const unsafe = /[\s"'<>\\^`{|}]|\p{Cc}/u;

/** A host's name or number. The parser lets pass what would end a line in a policy or a server's configuration. */
const hostPattern = /^([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])$/;

export const text = v.string('must be a text: put it in quotes');

/** A text that has to match a pattern. */
export function textMatching(pattern: RegExp, reason: string) {
  return v.pipe(text, v.regex(pattern, reason));
}

function address(...starts: readonly string[]) {
  return v.pipe(
    text,
    v.check(
      (text) => !unsafe.test(text),
      'contains a space or a character that an address cannot have',
    ),
    v.check(
      (text) => starts.some((start) => text.toLowerCase().startsWith(start)),
      `must start with ${starts.join(' or ')}`,
    ),
    v.check((text) => URL.canParse(text), 'is not a valid address'),
    v.transform((text) => new URL(text)),
    v.check(
      ({ hostname }) => hostPattern.test(hostname),
      'has a host name with a character that none can have',
    ),
    v.check((url) => !(url.username || url.password), 'must not contain a user name or password'),
  );
}

const href = v.transform((url: URL) => url.href);

/** An https address. */
export const httpsAddress = v.pipe(address('https://'), href);

/** Hosts that only this machine answers for. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** An https address on Facebook: the link to it has that name. */
export const facebookAddress = v.pipe(
  address('https://'),
  v.check(
    ({ hostname }) => /(^|\.)(facebook\.com|fb\.(com|me))$/.test(hostname),
    'must be an address on facebook.com',
  ),
  href,
);

/** An https address, or an http one on this machine, as a test or a trial uses it. */
const reachable = v.pipe(
  address('https://', 'http://'),
  v.check(
    ({ protocol, hostname }) => protocol === 'https:' || isLocalHost(hostname),
    'must start with https://',
  ),
);

/** A scheme and a host, nothing after them: `https://example.org`. */
export const origin = v.pipe(
  reachable,
  v.check(({ pathname }) => pathname === '/', 'must not contain a path (that is BASE_PATH)'),
  v.check((url) => !/[?#]/.test(url.href), 'must not contain a query or a fragment'),
  v.transform((url) => url.origin),
);

/** Where the contact form's messages go. The page's policy names it, and `;` and `,` end a part of a policy. */
const endpoint = v.pipe(textMatching(/^[^;,]*$/, 'must not contain ; or ,'), reachable, href);

/**
 * An email address as browsers check it, with a dot in the domain.
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i;

/** True for `mailto:` and one email address, without a subject or anything else. */
function isMailto(text: string): boolean {
  const { pathname } = new URL(text);
  return text === `mailto:${pathname}` && emailPattern.test(pathname);
}

/** Where to report vulnerabilities: an https address or a mailbox. */
export const securityContact = v.lazy((text) =>
  typeof text === 'string' && text.startsWith('mailto:')
    ? v.pipe(v.string(), v.check(isMailto, 'must be mailto: and an email address'))
    : v.pipe(address('mailto:', 'https://'), href),
);

const toNothing = v.transform((_: string) => '');

/** With nothing or 'simulate' the form only pretends to send. */
export const contactEndpoint = v.lazy((text) =>
  text === 'simulate' ? v.pipe(v.string(), toNothing) : endpoint,
);

const leaves = (name: string) =>
  v.check(
    (url: URL) => !url.searchParams.has(name),
    `must not contain ${name}, which the site appends`,
  );

/** An https address that leaves `affid` and `lang` to us. */
export const partnerAddress = v.pipe(address('https://'), leaves('affid'), leaves('lang'), href);

/** A folder on the host: starts with a slash, ends without one, and stays below the root. */
export const basePath = v.pipe(
  textMatching(
    /^(\/[\w.~-]+)+$/,
    'must start with a slash, end without one, and consist of letters, digits, - . _ ~',
  ),
  v.check((text) => !/\/\.\.?(\/|$)/.test(text), 'must not contain . or .. as a folder'),
  v.check((text) => !/\/_next(\/|$)/.test(text), 'must not contain _next, a folder of the export'),
);

export const affiliateId = textMatching(
  /^[\w-]{1,64}$/,
  'must consist of 1 to 64 letters, digits, - or _',
);

export const oneLine = textMatching(
  /^(?!\s)\P{Cc}*(?<!\s)$/u,
  'must be one line without spaces at its ends',
);
