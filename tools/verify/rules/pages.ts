import { allPages, fileOf } from '../../../lib/paths';
import type { Rule } from '../rule';

/** Every page of the registry is there, and says in `html` which one it is: the decision on the language relies on it. */
export const pageFaults: Rule = ({ files }) => ({
  page({ elements, locale, route }) {
    const attributes = elements('html')[0]?.attrs ?? {};
    return Object.entries({ lang: locale, 'data-route': route })
      .filter(([name, value]) => attributes[name] !== value)
      .map(([name, value]) => `html ${name} is ${attributes[name]}, not ${value}`);
  },
  end: () =>
    allPages
      .map(fileOf)
      .filter((file) => !files.has(file))
      .map((file) => `${file}: is missing`),
});
