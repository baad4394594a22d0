/** The visitor's choice of language, kept in the browser for the next visit. */

/** The key in local storage. It is the key of i18next, so that other sites of the operator can share the choice. */
export const storageKey = 'i18nextLng';

/** Stores the choice, where the browser allows it. Without storage the address alone carries it. */
export function rememberLanguage(code: string): void {
  try {
    localStorage[storageKey] = code;
  } catch {}
}

/** The stored choice, or an empty string. */
export function rememberedLanguage(): string {
  try {
    return localStorage[storageKey] || '';
  } catch {
    return '';
  }
}
