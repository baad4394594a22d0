import { openGraphLocale } from '../../../lib/locales';
import { localesOf } from '../../../lib/routes';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

/** What messengers and networks need to show a card, and browsers to colour their frame. */
const needed = [
  ...['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale'],
  ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'theme-color'],
];

/** Every page has a card of its own, says its language in Open Graph's form, and names the others. */
export const socialFaults: Rule = () => {
  const page = (exported: ExportedPage) => {
    const { locale, route, meta } = exported;
    const shown = meta('og:locale') ?? '';
    const others = alternateLocales(exported);
    // Two languages of the registry may be one to Open Graph.
    const expected = new Set(
      localesOf(route).flatMap((code) => (code === locale ? [] : openGraphLocale(code))),
    );
    const image = meta('og:image') ?? '';
    return [
      ...needed.filter((name) => !meta(name)).map((name) => `lacks ${name}`),
      ...(/^[a-z]{2,3}_[A-Z]{2}$/.test(shown) ? [] : [`og:locale is "${shown}", not like de_DE`]),
      ...(others.size === expected.size && [...expected].every((one) => others.has(one))
        ? []
        : [`og:locale:alternate does not name the ${expected.size} other languages`]),
      ...(URL.canParse(image) ? [] : [`og:image "${image}" is not an absolute address`]),
      ...(image.includes(`/${locale}-`) ? [] : [`og:image ${image} is not the card of ${locale}`]),
    ];
  };
  return { page };
};

function alternateLocales({ elements }: ExportedPage): Set<string> {
  const metas = elements('meta').filter(({ attrs }) => attrs.property === 'og:locale:alternate');
  return new Set(metas.map(({ attrs }) => attrs.content ?? ''));
}
