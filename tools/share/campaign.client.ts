/** What a campaign adds to an address. Runs in the page that `npm run share` writes. */

/**
 * The parameters that programs which count visits read, in the order in which they stand in an
 * address.
 */
export const parameterNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;

/** In characters. Four names as long, in any script, fit into a QR code. */
export const longestName = 40;

/** A name for each parameter. An empty one is left out of addresses. */
export type Campaign = Readonly<Record<(typeof parameterNames)[number], string>>;

/**
 * A name as it stands in an address: in lower case, with hyphens for spaces and signs, because
 * programs that count take `Spring Sale` and `spring-sale` for two. It ends in a letter or digit:
 * messengers take a full stop at the end of an address for the end of a sentence.
 */
export function tidied(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // One typed letter may have become eighteen.
      .slice(0, longestName)
      // Its lower case would be an i and a second dot, which nobody sees and programs count apart.
      .replaceAll('İ', 'i')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-')
      .replace(/^[-._]+|[-._]+$/g, '')
  );
}

/** True if `tidied` leaves the end of a name out. */
export function isCut(typed: string): boolean {
  return typed.normalize('NFKC').length > longestName;
}

/**
 * True for what looks like an email address, a telephone number or an identity number. Days and
 * years are neither.
 */
export function looksPersonal(typed: string): boolean {
  // Of days such as 26.11.2026, 26-11-2026 and 11/26/2026 only the year is left.
  const rest = typed
    .normalize('NFKC')
    .replace(/(^|\D)[0-3]?\d([./-])[0-3]?\d\2(?=20\d\d(?!\d))/g, '$1');
  return /\S@\S|(?:^|\D)(?!20\d\d)\d(?:[\s().+/-]*\d){6}/.test(rest);
}

/** The campaign as a query, without names that are empty: `utm_source=poster&utm_medium=print`. */
export function queryOf(campaign: Campaign): string {
  const named = parameterNames.filter((name) => campaign[name]);
  return String(new URLSearchParams(named.map((name) => [name, campaign[name]])));
}

/** The address with the campaign appended. */
export function withCampaign(address: string, campaign: Campaign): string {
  const query = queryOf(campaign);
  if (!query) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
