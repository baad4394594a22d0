import { allPages, fileOf, pathOf } from '../../lib/address/paths';
import { primaryCode } from '../../lib/site/languages';
import type { Export, ExportedPage } from '../verify/export';
import { cardFaults } from '../verify/rules/card';
import { addressFaults, alternateFaults, resultFaults } from '../verify/rules/search';
import type { Rules } from '../verify/verify';

type Rule = Rules<ExportedPage>[number];

/**
 * Every language says this of a page in its own way; `pt-PT` and `pt-BR` are one. A build may have it the same in two:
 * it may be right.
 */
function sameElsewhere(name: string): Rule {
  const read = ({ title, meta }: ExportedPage) => (name === 'title' ? title : meta(name));
  return function* (page, { pages }) {
    const others = [...pages.values()].filter(
      ({ route, locale }) =>
        route === page.route && primaryCode(locale) !== primaryCode(page.locale),
    );
    const same = others.filter((one) => read(one) === read(page)).map(({ locale }) => locale);
    if (read(page) && same.length > 0) yield `${name} is the same in ${same.join(', ')}`;
  };
}

/** What the verifier asks of a page's head, and what only a reader can judge. */
const rules: readonly Rule[] = [
  resultFaults,
  cardFaults,
  addressFaults,
  alternateFaults,
  ...['title', 'description', 'og:title', 'og:description', 'og:image'].map(sameElsewhere),
];

/** What visitors of search engines and messengers would see amiss, one line each, with the page's path. */
export function faultsOf(exported: Export): string[] {
  return allPages(exported.site).flatMap((one) => {
    const page = exported.pages.get(fileOf(one));
    if (!page) return [`${pathOf(one)} is not in the export`];
    const found = rules.flatMap((rule) => [...rule(page, exported)]);
    return found.map((fault) => `${pathOf(one)} ${fault}`);
  });
}
