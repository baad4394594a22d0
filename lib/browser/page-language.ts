/** The language that a page was written in. Not `lang`, which translators in browsers change. */
export function pageLanguage({ documentElement }: Document): string {
  return documentElement.dataset.locale ?? '';
}
