/** Faults of what a page shows, and where it leads. */
import { messagesOf } from '../messages';
import type { PlantedFaults } from './planted';

export const bodies: PlantedFaults = {
  'it/index.html: link /it/contatto/ leads to no file': [
    'href="/it/contact/"',
    'href="/it/contatto/"',
  ],
  'nl/terms/index.html: link /nl/#merken leads to no element': [
    'href="/nl/#brands"',
    'href="/nl/#merken"',
  ],
  'ja/index.html: picture /brands/grabgifts.svg is 240x150, stated as 240x240': [
    'grabgifts.svg" alt="" width="240" height="150"',
    'grabgifts.svg" alt="" width="240" height="240"',
  ],
  'de/index.html: heading "Vier" skips a level to h4': [
    '</main>',
    '<h2>Zwei</h2><h4>Vier</h4></main>',
  ],
  'pt-PT/contact/index.html: has 2 h1, not one': ['</main>', '<h1>Contacto</h1></main>'],
  'pl/contact/index.html: nav "RegulaminPolityka prywatnościDane firmy" has no label': [
    `<nav aria-label="${messagesOf('pl').footer.legal}"`,
    '<nav ',
  ],
  'fr/contact/index.html: shows the key footer.quick_links': [
    `>${messagesOf('fr').footer.quick_links}<`,
    '>footer.quick_links<',
    [
      'fr/contact/index.html: Roboto has no "_" (U+005F): see app/fonts.css',
      'fr/contact/index.html: Poppins has no "_" (U+005F): see app/fonts.css',
    ],
  ],
  'tr/contact/index.html: shows {siteName}': [
    `>${messagesOf('tr').footer.quick_links}<`,
    '>{siteName}<',
    [
      'tr/contact/index.html: Roboto has no "}" (U+007D): see app/fonts.css',
      'tr/contact/index.html: Roboto has no "{" (U+007B): see app/fonts.css',
    ],
  ],
  [`ko/index.html: aria-label "${messagesOf('en').header.nav.label}" is in en, not in ko`]: [
    `aria-label="${messagesOf('ko').header.nav.label}"`,
    `aria-label="${messagesOf('en').header.nav.label}"`,
  ],
  'sv/terms/index.html: Poppins has no "ő" (U+0151): see app/fonts.css': [
    '</main>',
    '<p>Kő, 日本語 🙂</p></main>',
    ['sv/terms/index.html: Roboto has no "ő" (U+0151): see app/fonts.css'],
  ],
  'tr/contact/index.html: Roboto has no "♥" (U+2665): see app/fonts.css': [
    '<input ',
    '<input placeholder="♥" ',
  ],
  'pt-BR/index.html: partner link https://rewards.partner.example/top-five?affid=4343&lang=pt lacks rel sponsored':
    ['rel="sponsored noopener"', 'rel="noopener"'],
};
