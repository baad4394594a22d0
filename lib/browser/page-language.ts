/**
 * The language that a page was written in. Not its `lang`: what translates pages in the browser sets that to the language
 * into which it translates.
 */
export function pageLanguage({ documentElement }: Document): string {
  return documentElement.dataset.locale ?? '';
}
