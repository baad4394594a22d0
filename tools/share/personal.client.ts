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

/** A number in a name, as it may be written. */
const numbers = /[+\d][\d\s().-]*/g;

/** `20270301`, a day as well. */
const dayFirstYear = /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/;

/** `mrs-lim-siew-hong`. Of one word it may be a shop: `mr-diy`. */
const titled = /^(mrs?|ms|mdm|dr)\.?([\s_-]+[a-z]+){2}/i;

/** True for what may be about one person, `customer-91234567`, and may be not, `job-80012345`. */
export function maySayWho(name: string): boolean {
  const found: readonly string[] = name.match(numbers) ?? [];
  const isLong = (number: string) => /\d{7}/.test(number) && !dayFirstYear.test(number);
  return titled.test(name) || found.some((number) => isTelephone(number) || isLong(number));
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
