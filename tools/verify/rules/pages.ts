import { allPages, fileOf } from '../../../lib/paths';
import type { Rule } from '../rule';

/** Every language has every page, and says in `html` which language and direction it is. */
export const pageFaults: Rule = ({ files }) => ({
  page({ elements, locale }) {
    const lang = elements('html')[0]?.getAttribute('lang');
    return lang === locale ? [] : [`html lang is ${lang}, not ${locale}`];
  },
  end: () =>
    allPages
      .map(fileOf)
      .filter((file) => !files.has(file))
      .map((file) => `${file}: is missing`),
});
