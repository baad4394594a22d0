/** Finds what would say in an address who somebody is. */

const email = /[^\s@]+(@|%40)[^\s@]+\.[a-z]/i;

/** NRIC and FIN, by which Singapore numbers people. */
const identityNumber = /(?<![a-z\d])[stfgm]\d{7}[a-z](?![a-z\d])/i;

/** `31-12-2027`, which has as many digits as a telephone number in Singapore. */
const day = /^3[01](0[1-9]|1[0-2])20\d\d$/;

/** True for what is dialled from abroad, from afar, or in Singapore. */
export function isTelephone(name: string): boolean {
  const digits = name.replace(/[\s().-]/g, '');
  return !day.test(digits) && /^(\+\d{7,15}|0\d{8,14}|(65)?[3689]\d{7})$/.test(digits);
}

/** True for an e-mail address, and the number of an identity card. */
export function saysWho(name: string): boolean {
  return email.test(name) || identityNumber.test(name);
}

/** `{{email}}`, `${email}`, `*|EMAIL|*`, `%EMAIL%`, `[[email]]`, `[email]`, `<%= email %>`. */
const mergeTag = /\{[^{}]+\}|\*\|[^|]+\|\*|%[a-z][\w.:-]*%|\[[a-z][\w.:-]*\]|<%.+%>/i;

/** True for what a mailer or an advertising tool would replace in every link. */
export function hasMergeTag(name: string): boolean {
  return mergeTag.test(name);
}
