import type { Export, ExportedPage } from '../verify/export';
import { cardFaults } from '../verify/rules/card';
import { addressFaults, alternateFaults, resultFaults } from '../verify/rules/search';
import type { Rules } from '../verify/verify';

/** The section of the report in which a fault shows. */
export type Section = 'search' | 'card' | 'address' | 'hreflang';

export type Fault = { section: Section; text: string };

type PageRules = Rules<ExportedPage>;

/** Every language says this of a page in its own way. */
function sameElsewhere(name: string): PageRules[number] {
  const read = ({ title, meta }: ExportedPage) => (name === 'title' ? title : meta(name));
  return function* (page, { pages }) {
    const others = [...pages.values()].filter((one) => one.route === page.route && one !== page);
    const same = others.filter((one) => read(one) === read(page)).map(({ locale }) => locale);
    if (read(page) && same.length > 0) yield `${name} is the same in ${same.join(', ')}`;
  };
}

/** What the verifier asks of a page's head. A build may have the same title in two languages: it may be right. */
const rules: readonly [Section, PageRules][] = [
  ['search', [resultFaults, ...['title', 'description'].map(sameElsewhere)]],
  ['card', [cardFaults, ...['og:title', 'og:description', 'og:image'].map(sameElsewhere)]],
  ['address', [addressFaults]],
  ['hreflang', [alternateFaults]],
];

/** What visitors of search engines and messengers would see amiss of a page. */
export function faultsOf(page: ExportedPage, exported: Export): Fault[] {
  return rules.flatMap(([section, own]) =>
    own.flatMap((rule) => [...rule(page, exported)].map((text) => ({ section, text }))),
  );
}
