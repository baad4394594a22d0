import { defaultLocale, localeCodes } from '../../lib/locales';
import { pathOf } from '../../lib/paths';

export type NotFoundRule = {
  /** The path below which the page answers, with a slash at both ends. It counts in any case: `/DE/` too. */
  below: string;
  page: string;
};

function ruleFor(locale: (typeof localeCodes)[number], basePath: string): NotFoundRule {
  const below = basePath + pathOf({ locale, route: 'home' });
  return { below, page: `${below}404.html` };
}

/** The page for unknown paths that no language's rule takes. */
export function notFoundPage(basePath: string): string {
  return ruleFor(defaultLocale, basePath).page;
}

/** Which page answers unknown paths below a language's prefix. The default language has none. */
export function notFoundRules(basePath: string): NotFoundRule[] {
  return localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ruleFor(locale, basePath));
}

/** A regular expression for a rule, as nginx and Apache both read it: `^/de(/|$)`, for any case. */
export function patternOf({ below }: NotFoundRule): string {
  return `^${escaped(below.replace(/\/$/, ''))}(/|$)`;
}

/** A text that a regular expression takes literally. */
export function escaped(text: string): string {
  return text.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');
}
