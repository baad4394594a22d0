/** The schemas of settings. Some also transform the text of the environment into a value. */
import * as v from 'valibot';

/** Characters that are escaped in addresses, and could break out of an attribute or a header. */
const unsafe = /[\s"'<>\\^`{|}]|\p{Cc}/u;

/**
 * A host's name or number. URL also accepts characters that end a directive of a policy or nginx.
 */
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
      'has a character in its host name that host names cannot have',
    ),
    v.check((url) => !(url.username || url.password), 'must not contain a user name or password'),
  );
}

const href = v.transform((url: URL) => url.href);

/** An https address. */
export const httpsAddress = v.pipe(address('https://'), href);

/** True for the names and numbers of this machine. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** An https address on Facebook. */
export const facebookAddress = v.pipe(
  address('https://'),
  v.check(
    ({ hostname }) => /(^|\.)(facebook\.com|fb\.(com|me))$/.test(hostname),
    'must be an address on facebook.com',
  ),
  href,
);

/** An https address, or for tests an http address on this machine. */
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
  v.check(
    ({ pathname }) => pathname === '/',
    ({ input: { origin, pathname } }) =>
      `must not contain a path: write SITE_URL=${origin} and BASE_PATH=${pathname.replace(/\/+$/, '')}`,
  ),
  v.check((url) => !/[?#]/.test(url.href), 'must not contain a query or a fragment'),
  v.transform((url) => url.origin),
);

/** The names under which the form sends what a visitor fills in, and the page. */
const formFields = ['name', 'email', 'subject', 'message', 'page', 'leave_empty'];

/**
 * Where the form sends its messages. It is in the policy, where `;` and `,` are separators. The
 * form also sends its parameters, which must not take the place of a field.
 */
const endpoint = v.pipe(
  textMatching(/^[^;,]*$/, 'must not contain ; or ,'),
  reachable,
  v.check(
    ({ searchParams }) => !formFields.some((name) => searchParams.has(name)),
    `must not contain a parameter with the name of a form field: ${formFields.join(', ')}`,
  ),
  href,
);

/**
 * An email address as browsers check it, but with a dot in the domain, and letters of any script.
 * The contact endpoint (examples/contact-endpoint/server.mjs) has the same pattern.
 * Source: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@((?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(\.(?!$)|$)){2,}$/u;

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

const toEmpty = v.transform((_: string) => '');

/** Empty for 'simulate', with which the form only pretends to send. */
export const contactEndpoint = v.lazy((text) =>
  text === 'simulate' ? v.pipe(v.string(), toEmpty) : endpoint,
);

const withoutParameter = (name: string) =>
  v.check(
    (url: URL) => !url.searchParams.has(name),
    `must not contain ${name}, which the site appends`,
  );

/** An https address without `affid` and `lang`, which links append. */
export const partnerAddress = v.pipe(
  address('https://'),
  withoutParameter('affid'),
  withoutParameter('lang'),
  href,
);

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
  /^(?!\s)\P{Cc}+(?<!\s)$/u,
  'must be one line, not empty, without spaces at its ends',
);
