import { allPages, fileOf, pathOf } from '../../lib/address/paths';
import { primaryCode } from '../../lib/site/languages';
import type { Export, ExportedPage } from '../export/read-export';
import { cardFaults } from '../verify/rules/card';
import { addressFaults, alternateFaults, resultFaults } from '../verify/rules/search';
import type { Rules } from '../verify/verify';

type Rule = Rules<ExportedPage>[number];

/**
 * Reports a title or the like that is the same in two languages, `pt-PT` and `pt-BR` apart. It may be right, so that a
 * build does not refuse it.
 */
function sameElsewhere(name: string): Rule {
  const read = ({ title, meta }: ExportedPage) => (name === 'title' ? title : meta(name));
  return function* (page, { pages }) {
    const others = [...pages.values()].filter(
      ({ route, locale }) =>
        route === page.route && primaryCode(locale) !== primaryCode(page.locale),
    );
    const same = others.filter((other) => read(other) === read(page)).map(({ locale }) => locale);
    if (read(page) && same.length > 0) yield `${name} is the same in ${same.join(', ')}`;
  };
}

/** The verifier's rules for the head of a page, and what only a reader can judge. */
const rules: readonly Rule[] = [
  resultFaults,
  cardFaults,
  addressFaults,
  alternateFaults,
  ...['title', 'description', 'og:title', 'og:description', 'og:image'].map(sameElsewhere),
];

/** What would look wrong in search engines and messengers, one line each, with the page's path. */
export function faultsOf(exported: Export): string[] {
  return allPages(exported.site).flatMap((expected) => {
    const path = pathOf(expected);
    const page = exported.pages.get(fileOf(expected));
    if (!page) return [`${path} is not in the export`];
    const found = rules.flatMap((rule) => [...rule(page, exported)]);
    return found.map((fault) => `${path} ${fault}`);
  });
}
