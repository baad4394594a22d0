/**
 * The browser's languages, preferred first. `navigator.languages` may be missing, empty or a
 * string: some privacy settings and extensions change it.
 */
export function browserLanguages(): string[] {
  const { languages, language } = navigator;
  return [languages?.length ? languages : language].flat().filter(Boolean);
}
