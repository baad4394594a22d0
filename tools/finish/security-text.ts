/** The fields of a `security.txt`. */
export type SecurityContact = {
  /** Where to report: a `mailto:` or https address. */
  contact: string;
  /** When the file stops being valid: less than a year ahead. */
  expires: Date;
  /** The address of the file. */
  canonical: string;
  /** The codes of the languages to report in. */
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

/** When a file that is built now expires: at midnight, so that builds of one day are equal. */
export function expiryFrom(now: Date): Date {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return expires;
}
