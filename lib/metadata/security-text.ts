/** What to know before reporting a fault in the site's security. */
export type SecurityContact = {
  /** Where to report: a `mailto:` or https address. */
  contact: string;
  /** From then on nobody should rely on it: less than a year ahead. */
  expires: Date;
  /** The address at which the file is meant to be found. */
  canonical: string;
  /** The languages to report in, by their codes. */
  languages: readonly string[];
};

/**
 * The text of `/.well-known/security.txt`.
 * Source: https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ contact, expires, canonical, languages }: SecurityContact): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

/** How long a file holds from the day of its build. The RFC recommends less than a year. */
const validDays = 360;

/** The end of a file's time, at the beginning of a day: builds of one day give the same bytes. */
export function expiryFrom(now: Date): Date {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return expires;
}
