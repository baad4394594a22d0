import { cardSize } from '../../lib/card/address';
import { defaultLocale } from '../../lib/locales';
import { localesOf } from '../../lib/routes';
import { fitsSearchResult } from '../messages/search-results';
import type { SharedPage } from './pages';

/** The section of the report in which a fault shows. */
export type Section = 'search' | 'card' | 'address' | 'hreflang';

export type Fault = { section: Section; text: string };

/** What every page has to say, and differently in each language. */
const texts: readonly [Section, name: string, read: (page: SharedPage) => string][] = [
  ['search', 'title', ({ title }) => title],
  ['search', 'description', ({ description }) => description],
  ['card', 'og:title', ({ card }) => card.title],
  ['card', 'og:description', ({ card }) => card.description],
  ['card', 'og:image', ({ card }) => card.address],
  ['address', 'canonical address', ({ address }) => address],
];

/** What visitors of search engines and messengers would see amiss of a page, among all pages of its export. */
export function faultsOf(page: SharedPage, pages: readonly SharedPage[]): Fault[] {
  const versions = pages.filter(({ route }) => route === page.route);
  const found = (section: Section, faults: string[]) => faults.map((text) => ({ section, text }));
  return [
    ...texts.flatMap(([section, name, read]) => {
      const text = read(page);
      if (!text) return found(section, [`${name} is missing`]);
      const same = versions.filter((other) => other !== page && read(other) === text);
      const languages = same.map(({ locale }) => locale).join(', ');
      return found(section, languages ? [`${name} is the same in ${languages}`] : []);
    }),
    ...found('search', lengthFaults(page)),
    ...found('card', pictureFaults(page)),
    ...found('hreflang', alternateFaults(page, versions)),
  ];
}

function lengthFaults(page: SharedPage): string[] {
  return (['title', 'description'] as const)
    .filter((kind) => !fitsSearchResult(kind, page[kind]))
    .map((kind) => `${kind} is too long: ${[...page[kind]].length} characters`);
}

function pictureFaults({ card: { address, picture } }: SharedPage): string[] {
  if (!address) return [];
  if (!picture) return [`${address} is not in the export`];
  const size = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
  return size(picture) === size(cardSize)
    ? []
    : [`The picture is ${size(picture)}, not ${size(cardSize)}`];
}

/** Each language's page, and the unprefixed one as `x-default`, are named with their own addresses. */
function alternateFaults(page: SharedPage, versions: readonly SharedPage[]): string[] {
  const address = (code: string) => versions.find(({ locale }) => locale === code)?.address;
  return [...localesOf(page.route), 'x-default'].flatMap((code) => {
    const named = page.alternates.get(code);
    if (!named) return [`${code} is missing`];
    const expected = address(code === 'x-default' ? defaultLocale : code);
    return !expected || named === expected ? [] : [`${code} leads to ${named}, not to ${expected}`];
  });
}
