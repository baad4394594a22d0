/** What somebody has to know to report a fault in the site's security. */
export type SecurityContact = {
  /** Where to report: a `mailto:` or https address. */
  contact: string;
  /** When the file stops being valid: less than a year ahead. */
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

/** For how many days a file is valid after its build. The RFC recommends less than a year. */
const validDays = 360;

/** When a file that is built now expires. At the beginning of a day, so that builds of one day are equal. */
export function expiryFrom(now: Date): Date {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return expires;
}
