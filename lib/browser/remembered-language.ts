/** The visitor's choice of language, kept in the browser for the next visit. */

/** The name that it is stored under: that of i18next, which other sites of the operator may use. */
export const storageKey = 'i18nextLng';

/** Stores the choice, where the browser allows it. Without storage the address alone carries it. */
export function rememberLanguage(code: string): void {
  try {
    localStorage[storageKey] = code;
  } catch {}
}

/** The stored choice, or the empty text. */
export function rememberedLanguage(): string {
  try {
    return localStorage[storageKey] || '';
  } catch {
    return '';
  }
}
