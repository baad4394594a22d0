/** The rules that a setting's text must keep. Each returns the value to use, or throws what is wrong. */
export type SettingRule<Value> = {
  parse: (text: string) => Value;
  fallback: string;
  example: string;
};

/** Characters that no address needs unescaped, and that could break out of an attribute or a header. */
const unsafe = /[\s"'<>\\^`{|}]|\p{Cc}/u;

/** A host's name or number. The parser lets pass what would end a line in a policy or a server's configuration. */
const hostPattern = /^([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])$/;

function fail(reason: string): never {
  throw new Error(reason);
}

/** The rule for a text that has to match a pattern. */
export function matching(pattern: RegExp, reason: string): (text: string) => string {
  return (text) => (pattern.test(text) ? text : fail(reason));
}

function address(text: string, protocols: readonly string[]): URL {
  if (unsafe.test(text)) fail('contains a space or a character that an address cannot have');
  const named = protocols.find((protocol) => text.toLowerCase().startsWith(`${protocol}//`));
  if (!named) fail(`must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  if (!URL.canParse(text)) fail('is not a valid address');
  const url = new URL(text);
  if (!hostPattern.test(url.hostname)) fail('has a host name with a character that none can have');
  if (url.username || url.password) fail('must not contain a user name or password');
  return url;
}

/** Hosts that only this machine answers for. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function httpsOrLocal(text: string): URL {
  const url = address(text, ['https:', 'http:']);
  if (url.protocol === 'http:' && !isLocalHost(url.hostname)) fail('must start with https://');
  return url;
}

/** A scheme and a host, nothing after them: `https://example.org`. */
export function origin(text: string): string {
  const url = httpsOrLocal(text);
  if (url.pathname !== '/') fail('must not contain a path (that is BASE_PATH)');
  if (text.includes('?') || text.includes('#')) fail('must not contain a query or a fragment');
  return url.origin;
}

/** An https address. */
export function httpsAddress(text: string): string {
  return address(text, ['https:']).href;
}

/** An https address, or an http one on this machine, as a test or a trial uses it. */
function reachableAddress(text: string): string {
  // The page's policy names this address, and these end a part of a policy.
  if (/[;,]/.test(text)) fail('must not contain ; or ,');
  return httpsOrLocal(text).href;
}

/** Where the contact form's messages go; nothing, or 'simulate', and the form only pretends to send. */
export function contactEndpoint(text: string): string {
  return text === '' || text === 'simulate' ? '' : reachableAddress(text);
}

/** An https address that leaves `affid` and `lang` to us. */
export function partnerAddress(text: string): string {
  const url = address(text, ['https:']);
  for (const name of ['affid', 'lang']) {
    if (url.searchParams.has(name)) fail(`must not contain ${name}, which the site appends`);
  }
  return url.href;
}

/** A folder on the host: starts with a slash, ends without one, and stays below the root. */
export function basePath(text: string): string {
  if (!/^(\/[\w.~-]+)+$/.test(text)) {
    fail('must start with a slash, end without one, and consist of letters, digits, - . _ ~');
  }
  if (/\/\.\.?(\/|$)/.test(text)) fail('must not contain . or .. as a folder');
  return text;
}

export const affiliateId = matching(
  /^[\w-]{1,64}$/,
  'must consist of 1 to 64 letters, digits, - or _',
);

export const oneLine = matching(
  /^(?!\s)\P{Cc}*(?<!\s)$/u,
  'must be one line without spaces at its ends',
);

export function yes(text: string): boolean {
  if (text !== '' && text !== '1') fail('must be 1 or not set');
  return text === '1';
}

/** The rule for a value that may be absent: the empty text passes. */
export function optional(rule: (text: string) => string): (text: string) => string {
  return (text) => (text === '' ? '' : rule(text));
}
