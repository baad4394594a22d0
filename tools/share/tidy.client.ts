/** Makes names of what is typed. */

/** Letters that have no accent to take away. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * In lower case, without accents, and with one hyphen for whatever is no letter, digit, dot or underscore: programs that
 * count take `Spring Sale` and `spring-sale` for two campaigns. Other scripts keep their letters.
 */
export function tidied(typed: string): string {
  const plain = typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
  return (plain.match(/(?:\p{L}\p{M}*|[\p{N}._])+/gu) ?? []).join('-');
}

const betweenNames = /[,;，；、\r\n]/;

/** What a text holds between its commas, semicolons and line ends, each once: one part at least, if only an empty one. */
export function partsOf(typed: string): string[] {
  const parts = typed.split(betweenNames).map((part) => part.trim());
  const filled = [...new Set(parts)].filter(Boolean);
  return filled.length > 0 ? filled : [''];
}

/** Those that a text holds, each once. One that is kept as it was typed may have commas. */
export function namesIn(typed: string, isExact: boolean): string[] {
  if (isExact) return [typed.trim()];
  const names = [...new Set(partsOf(typed).map(tidied))];
  return names.length > 1 ? names.filter(Boolean) : names;
}

/** A text that holds one name, whatever stood between its words. */
export function asOne(text: string): string {
  return text.split(betweenNames).join(' ').replace(/\s+/g, ' ').trim();
}

/** @param isExact true if it stays as it was typed, because a name that is in use already may have capitals or spaces */
export function nameIn(typed: string, isExact: boolean): string {
  return isExact ? typed.trim() : tidied(typed);
}
