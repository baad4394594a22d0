import { fileOf } from '../../lib/paths';
import { localesOf } from '../../lib/routes';
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
    const versions = localesOf(page.route).map((locale) => pages.get(fileOf({ ...page, locale })));
    const same = versions.filter((one) => one && one !== page && read(one) === read(page));
    const languages = same.map((one) => one?.locale).join(', ');
    if (read(page) && languages) yield `${name} is the same in ${languages}`;
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
export function faultsOf(page: ExportedPage, site: Export): Fault[] {
  return rules.flatMap(([section, own]) =>
    own.flatMap((rule) => [...rule(page, site)].map((text) => ({ section, text }))),
  );
}
