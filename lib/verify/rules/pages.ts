import { allPages, pathOf } from '../../paths';
import type { Rule } from '../export';

/** Every language has every page, and says in `html` which language and direction it is. */
export const pageFaults: Rule = ({ files, pages }) => [
  ...allPages
    .map((page) => `${pathOf(page).slice(1)}index.html`)
    .filter((file) => !files.has(file))
    .map((file) => `${file}: is missing`),
  ...pages.flatMap(({ file, root, locale }) => {
    const lang = root.querySelector('html')?.getAttribute('lang');
    return lang === locale ? [] : [`${file}: html lang is ${lang}, not ${locale}`];
  }),
];
