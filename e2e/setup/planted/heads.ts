/** Faults of what a page tells search engines and messengers. */
import { messagesOf } from '../messages';
import type { PlantedFaults } from './planted';

const host = 'http://localhost:3000';
const polish = messagesOf('pl');
const trail = `${polish.header.home} ${host}/ > ${polish.pages.terms.title}`;

export const heads: PlantedFaults = {
  'a language that is not led back to': {
    file: 'fr/terms/index.html',
    from: /<link rel="alternate" hreflang="sv"[^>]*>/gi,
    to: '',
    lines: [
      'fr/terms/index.html: hreflang sv is missing',
      `fr/terms/index.html: hreflang does not lead back to ${host}/sv/terms/`,
      `sitemap.xml: ${host}/fr/terms/ has other alternates than the page`,
    ],
  },
  'an x-default with a language': {
    file: 'nl/contact/index.html',
    from: `hrefLang="x-default" href="${host}/contact/"`,
    to: `hreflang="x-default" href="${host}/nl/contact/"`,
    lines: [
      `nl/contact/index.html: hreflang x-default is ${host}/nl/contact/, not the unprefixed address`,
      `sitemap.xml: ${host}/nl/contact/ has other alternates than the page`,
    ],
  },
  'a canonical address with a query': {
    file: 'es/privacy/index.html',
    from: `rel="canonical" href="${host}/es/privacy/"`,
    to: `rel="canonical" href="${host}/es/privacy/?lang=es"`,
    lines: [
      `es/privacy/index.html: canonical is "${host}/es/privacy/?lang=es", not ${host}/es/privacy/`,
    ],
  },
  'a page in the wrong language': {
    file: 'da/terms/index.html',
    from: '<html lang="da"',
    to: '<html lang="no"',
    lines: ['da/terms/index.html: html lang is no, not da'],
  },
  'a page that the decision takes for another': {
    file: 'nl/imprint/index.html',
    from: 'data-route="imprint"',
    to: 'data-route="terms"',
    lines: ['nl/imprint/index.html: html data-route is terms, not imprint'],
  },
  'a picture that is not there': {
    file: 'da/privacy/index.html',
    from: `content="${host}/og/da-privacy.png"`,
    to: `content="${host}/og/da-privacy.jpg"`,
    lines: [`da/privacy/index.html: names ${host}/og/da-privacy.jpg, which is no file`],
  },
  'a card stated in another size': {
    file: 'tr/imprint/index.html',
    from: 'property="og:image:height" content="630"',
    to: 'property="og:image:height" content="600"',
    lines: ['tr/imprint/index.html: card og/tr-imprint.png is 1200x630, stated as 1200x600'],
  },
  'no language for messengers': {
    file: 'pt-BR/terms/index.html',
    from: '<meta property="og:locale" content="pt_BR">',
    to: '',
    lines: [
      'pt-BR/terms/index.html: lacks og:locale',
      'pt-BR/terms/index.html: og:locale is "", not like de_DE',
    ],
  },
  'structured data that cannot be read': {
    file: 'no/contact/index.html',
    from: '"@graph":[',
    to: '"@graph":',
    lines: ['no/contact/index.html: JSON-LD is not valid JSON'],
  },
  'a headline that is not the title': {
    file: 'sv/index.html',
    from: `"headline":"${messagesOf('sv').hero.title}"`,
    to: '"headline":"Tjäna 900 kr per timme"',
    lines: ['sv/index.html: headline is "Tjäna 900 kr per timme", not the h1'],
  },
  'a date that the page does not show': {
    file: 'es/index.html',
    from: '"datePublished":"2025-09-15"',
    to: '"datePublished":"2025-12-24"',
    lines: [
      'es/index.html: datePublished is 2025-12-24, and no time element says so',
      'es/index.html: datePublished is 2025-12-24, and article:published_time 2025-09-15',
    ],
  },
  'a company that the page does not show': {
    file: 'it/terms/index.html',
    from: '"name":"Example Rewards GmbH"',
    to: '"name":"Others Ltd"',
    lines: ['it/terms/index.html: JSON-LD says "Others Ltd", which the page does not show'],
  },
  'breadcrumbs that lead elsewhere': {
    file: 'pl/terms/index.html',
    from: `"item":"${host}/pl/"`,
    to: `"item":"${host}/"`,
    lines: [
      `pl/terms/index.html: breadcrumbs "${trail} ${host}/pl/terms/" are not those of the page`,
    ],
  },
  'the same title twice': {
    file: 'de/terms/index.html',
    from: `<title>${messagesOf('de').pages.terms.meta.title}`,
    to: `<title>${messagesOf('de').pages.imprint.meta.title}`,
    lines: ['de/terms/index.html: has the same title as de/imprint/index.html'],
  },
  'a description too long to be shown': {
    file: 'ja/terms/index.html',
    from: /<meta name="description" content="[^"]*"/g,
    to: `<meta name="description" content="${'規'.repeat(86)}"`,
    lines: [
      `ja/terms/index.html: description is too long for search results: "${'規'.repeat(86)}"`,
    ],
  },
  'a page that hides': {
    file: 'no/privacy/index.html',
    from: '<head>',
    to: '<head><meta name="robots" content="noindex"/>',
    lines: ['no/privacy/index.html: is noindex, and nobody would find it'],
  },
};
