/**
 * The visitor's languages, best first, as far as the browser tells: some privacy settings and extensions leave the list
 * out, empty it, or put one name in its place.
 */
export function browserLanguages(): string[] {
  const { languages, language } = navigator;
  return [languages?.length ? languages : language].flat().filter(Boolean);
}
