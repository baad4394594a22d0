import type { HTMLElement } from 'node-html-parser';
import { localeCodes } from '../../locales';
import { metaContent, type Rule } from '../export';

/** What messengers and networks need to show a card, and browsers to colour their frame. */
const needed = [
  ...['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale'],
  ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'theme-color'],
];

/** Every page has a card of its own, says its language in Open Graph's form, and names the others. */
export const socialFaults: Rule = ({ pages }) =>
  pages.flatMap(({ file, root, locale }) => {
    const shown = metaContent(root, 'og:locale') ?? '';
    const others = alternateLocales(root);
    const image = metaContent(root, 'og:image') ?? '';
    return [
      ...needed.filter((name) => !metaContent(root, name)).map((name) => `lacks ${name}`),
      ...(/^[a-z]{2,3}_[A-Z]{2}$/.test(shown) ? [] : [`og:locale is "${shown}", not like de_DE`]),
      ...(others.size === localeCodes.length - 1 && !others.has(shown)
        ? []
        : [`og:locale:alternate does not name the ${localeCodes.length - 1} other languages`]),
      ...(URL.canParse(image) ? [] : [`og:image "${image}" is not an absolute address`]),
      ...(image.includes(`/${locale}-`) ? [] : [`og:image ${image} is not the card of ${locale}`]),
    ].map((fault) => `${file}: ${fault}`);
  });

function alternateLocales(root: HTMLElement): Set<string> {
  const metas = root.querySelectorAll('meta[property="og:locale:alternate"]');
  return new Set(metas.map((meta) => meta.getAttribute('content') ?? ''));
}
