/** The visitor's choice of language, kept in the browser for the next visit. */

/** The key in local storage, which is that of the library i18next. */
export const storageKey = 'i18nextLng';

/** Stores the choice, if the browser allows it. */
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
