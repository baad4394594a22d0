/** Characters that nobody sees, and how a fault names a character. */

/**
 * Controls, what is drawn as nothing, blank letters, and U+FFFD, which stands for bytes that were
 * not UTF-8.
 */
export const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffd]/gu;

/** The name of a character in Unicode: `U+200B`. */
export function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
