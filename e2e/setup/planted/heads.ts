/** Faults of what a page tells search engines and messengers. */
import { messagesOf } from '../messages';
import type { PlantedFaults } from './planted';

const host = 'http://localhost:3000';
const polish = messagesOf('pl');
const trail = `${polish.header.home} ${host}/ > ${polish.pages.terms.title}`;

export const heads: PlantedFaults = {
  'fr/terms/index.html: hreflang sv is missing': [
    /<link rel="alternate" hreflang="sv"[^>]*>/gi,
    '',
    [
      `fr/terms/index.html: hreflang does not lead back to ${host}/sv/terms/`,
      `sitemap.xml: ${host}/fr/terms/ has other alternates than the page`,
    ],
  ],
  [`nl/contact/index.html: hreflang x-default is ${host}/nl/contact/, not the unprefixed address`]:
    [
      `hrefLang="x-default" href="${host}/contact/"`,
      `hreflang="x-default" href="${host}/nl/contact/"`,
      [`sitemap.xml: ${host}/nl/contact/ has other alternates than the page`],
    ],
  [`es/privacy/index.html: canonical is "${host}/es/privacy/?lang=es", not ${host}/es/privacy/`]: [
    `rel="canonical" href="${host}/es/privacy/"`,
    `rel="canonical" href="${host}/es/privacy/?lang=es"`,
  ],
  'da/terms/index.html: html lang is no, not da': ['<html lang="da"', '<html lang="no"'],
  'nl/imprint/index.html: html data-route is terms, not imprint': [
    'data-route="imprint"',
    'data-route="terms"',
  ],
  [`da/privacy/index.html: names ${host}/og/da-privacy.jpg, which is no file`]: [
    `content="${host}/og/da-privacy.png"`,
    `content="${host}/og/da-privacy.jpg"`,
  ],
  'tr/imprint/index.html: card og/tr-imprint.png is 1200x630, stated as 1200x600': [
    'property="og:image:height" content="630"',
    'property="og:image:height" content="600"',
  ],
  'pt-BR/terms/index.html: lacks og:locale': [
    '<meta property="og:locale" content="pt_BR">',
    '',
    ['pt-BR/terms/index.html: og:locale is "", not like de_DE'],
  ],
  'no/contact/index.html: JSON-LD is not valid JSON': ['"@graph":[', '"@graph":'],
  'sv/index.html: headline is "Tjäna 900 kr per timme", not the h1': [
    `"headline":"${messagesOf('sv').hero.title}"`,
    '"headline":"Tjäna 900 kr per timme"',
  ],
  'es/index.html: datePublished is 2025-12-24, and no time element says so': [
    '"datePublished":"2025-09-15"',
    '"datePublished":"2025-12-24"',
    ['es/index.html: datePublished is 2025-12-24, and article:published_time 2025-09-15'],
  ],
  'it/terms/index.html: JSON-LD says "Others Ltd", which the page does not show': [
    '"name":"Example Rewards GmbH"',
    '"name":"Others Ltd"',
  ],
  [`pl/terms/index.html: breadcrumbs "${trail} ${host}/pl/terms/" are not those of the page: does its screen have <Breadcrumbs />?`]:
    [`"item":"${host}/pl/"`, `"item":"${host}/"`],
  'de/terms/index.html: has the same title as de/imprint/index.html': [
    `<title>${messagesOf('de').pages.terms.meta.title}`,
    `<title>${messagesOf('de').pages.imprint.meta.title}`,
  ],
  [`ja/terms/index.html: description is too long for search results: "${'規'.repeat(86)}"`]: [
    /<meta name="description" content="[^"]*"/g,
    `<meta name="description" content="${'規'.repeat(86)}"`,
  ],
  'no/privacy/index.html: is noindex, and nobody would find it': [
    '<head>',
    '<head><meta name="robots" content="noindex"/>',
  ],
};
