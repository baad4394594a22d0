/** Finds what would say in an address who somebody is. */

const email = /[^\s@]+(@|%40)[^\s@]+\.[a-z]/i;

/** NRIC and FIN, by which Singapore numbers people. */
const identityNumber = /(?<![a-z\d])[stfgm]\d{7}[a-z](?![a-z\d])/i;

/** `31-12-2027`, which has as many digits as a telephone number in Singapore. */
const day = /^3[01](0[1-9]|1[0-2])20\d\d$/;

/** What is dialled from abroad or from afar, and what is dialled in Singapore, which may be a part of more digits. */
const fromAfar = /^(\+\d{7,15}|0\d{8,14})$/;
const inSingapore = /^(65)?[3689]\d{7}$/;

/** In how many groups people write the ten digits of one number at most: each alone. */
const mostGroups = 10;

/** Digits, and all but letters between them. */
const numbers = /(?<!\d)[+\d]\P{L}*/gu;

/** The same, but with one letter directly before them they are probably no telephone number: that is only asked. */
const bareNumbers = /(?<!(?<![a-z])[a-z])(?<!\d)[+\d]\P{L}*/giu;

/** True for a name with a telephone number, wherever in it: `tel-9123-4567`, not `job-n80012345`. */
export function hasTelephone(name: string): boolean {
  return (name.normalize('NFKC').match(bareNumbers) ?? []).some(isTelephone);
}

function isTelephone(number: string): boolean {
  const groups = number.match(/\+?\d+/g) ?? [];
  const parts = groups.flatMap((_, start) =>
    Array.from({ length: mostGroups }, (_, end) => groups.slice(start, start + end + 1).join('')),
  );
  const isDialled = (digits: string) => inSingapore.test(digits) && !day.test(digits);
  return fromAfar.test(groups.join('')) || parts.some(isDialled);
}

/** `20270301`, a day as well. */
const dayFirstYear = /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/;

/** True for a number long enough to be that of a member or a customer, or a telephone number behind a letter. */
export function hasLongNumber(name: string): boolean {
  const plain = name.normalize('NFKC');
  const found: readonly string[] = plain.match(/(?<!\d)\d{7,}/g) ?? [];
  return (
    found.some((number) => !dayFirstYear.test(number)) ||
    (plain.match(numbers) ?? []).some(isTelephone)
  );
}

/** `mrs-lim-siew-hong`, `ms-lim`. With one word behind it, some titles are those of shops: `mr-diy`, `dr-martens`. */
const titled = /^((mrs|ms|mdm)\.?[\s_-]+[a-z]|(mr|dr)\.?([\s_-]+[a-z]+){2})/i;

/** `Mary Tan`. */
const capitalised = /^\p{Lu}\p{Ll}+(['’-]?\p{Lu}?\p{Ll}+)*( \p{Lu}\p{Ll}+){1,2}$/u;

/**
 * True for what may be the name of a person.
 * @param isKnown true for a word in lower case that is no part of such a name
 */
export function maySayWho(name: string, isKnown: (word: string) => boolean): boolean {
  if (titled.test(name)) return true;
  return capitalised.test(name) && !name.toLowerCase().split(' ').some(isKnown);
}

/** True for an e-mail address, and the number of an identity card. */
export function saysWho(name: string): boolean {
  const plain = name.normalize('NFKC');
  return email.test(plain) || identityNumber.test(plain);
}

/**
 * `{{email}}`, `${email}`, `#{email}`, `*|EMAIL|*`, `%EMAIL%`, `%% email %%`, `[[email]]`, `[First name]`, `[% email %]`,
 * `<%= email %>`, `<<Email>>`, `«Email»`.
 */
const mergeTag =
  /\{[^{}]+\}|\*\|[^|]+\|\*|%[a-z][\w.:-]*%|%%.+%%|\[[a-z][\w .:-]*\]|\[%.+%\]|<%.+%>|<<[^<>]+>>|«[^«»]+»/i;

/** True for what a mailer or an advertising tool would replace in every link. */
export function hasMergeTag(name: string): boolean {
  return mergeTag.test(name.normalize('NFKC'));
}
