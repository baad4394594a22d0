import { imageSize } from 'image-size';
import { openGraphLocale } from '../../../lib/metadata/open-graph-locale';
import { localesWith } from '../../../lib/site/pages';
import type { Export, ExportedPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';
import { missing } from './files';

/** What messengers and networks need to show a card, and browsers to colour their frame. */
const needed = [
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'theme-color',
];

/** Some messengers drop a heavier picture. In bytes. */
const heaviestCard = 100_000;

/**
 * Every page has a card of its own, says its language in Open Graph's form, and names the others.
 */
function* cardFaults({ locale, route, url, meta }: ExportedPage, exported: Export) {
  for (const name of needed) if (!meta(name)) yield `lacks ${name}`;
  const ownLocale = meta('og:locale');
  if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(ownLocale)) yield `og:locale is "${ownLocale}", not like de_DE`;
  // Two languages of the registry may be one to Open Graph.
  const others = new Set(
    localesWith(exported.site, route)
      .filter((code) => code !== locale)
      .map((code) => openGraphLocale(exported.site, code)),
  );
  const named = new Set(meta('og:locale:alternate').split(' '));
  if ([...named].sort().join() !== [...others].sort().join())
    yield `og:locale:alternate does not name the ${others.size} other languages`;
  const image = meta('og:image');
  if (!URL.canParse(image)) yield `og:image "${image}" is not an absolute address`;
  if (!image.includes(`/${locale}-`)) yield `og:image ${image} is not the card of ${locale}`;
  const stated = `${meta('og:image:width')}x${meta('og:image:height')}`;
  if (image) yield* pictureFaults(exported, new URL(image, url).href, stated);
}

function* pictureFaults(exported: Export, address: string, stated: string) {
  yield* missing(exported, address);
  const card = exported.fileAt(address) ?? '';
  if (!exported.files.has(card)) return;
  const bytes = exported.read(card);
  const { width, height } = imageSize(bytes);
  const size = `${width}x${height}`;
  if (size !== stated) yield `card ${card} is ${size}, stated as ${stated}`;
  if (bytes.length > heaviestCard) yield `card ${card} has ${bytes.length} bytes`;
}

export const card: RuleSet = {
  site: [cardFaults],
};
