/** Faults of what a page shows, and where it leads. */
import { messagesOf } from '../messages';
import type { PlantedFaults } from './planted';

export const bodies: PlantedFaults = {
  'a dead link': {
    file: 'it/index.html',
    from: 'href="/it/contact/"',
    to: 'href="/it/contatto/"',
    lines: ['it/index.html: link /it/contatto/ leads to no file'],
  },
  'a dead anchor': {
    file: 'nl/terms/index.html',
    from: 'href="/nl/#brands"',
    to: 'href="/nl/#merken"',
    lines: ['nl/terms/index.html: link /nl/#merken leads to no element'],
  },
  'a page that nothing leads to': {
    file: '*.html',
    from: 'href="/ko/imprint/',
    to: 'href="/ko/privacy/',
    lines: ['ko/imprint/index.html: no link leads here'],
  },
  'a picture stated in another size': {
    file: 'ja/index.html',
    from: 'grabgifts.svg" alt="" width="240" height="150"',
    to: 'grabgifts.svg" alt="" width="240" height="240"',
    lines: ['ja/index.html: picture /brands/grabgifts.svg is 240x150, stated as 240x240'],
  },
  'a heading that skips a level': {
    file: 'de/index.html',
    from: '</main>',
    to: '<h2>Zwei</h2><h4>Vier</h4></main>',
    lines: ['de/index.html: heading "Vier" skips a level to h4'],
  },
  'a second first heading': {
    file: 'pt-PT/contact/index.html',
    from: '</main>',
    to: '<h1>Contacto</h1></main>',
    lines: ['pt-PT/contact/index.html: has 2 h1, not one'],
  },
  'a navigation without a name': {
    file: 'pl/contact/index.html',
    from: `<nav aria-label="${messagesOf('pl').footer.legal}"`,
    to: '<nav ',
    lines: ['pl/contact/index.html: nav "RegulaminPolityka prywatnościDane firmy" has no label'],
  },
  'the key of a message': {
    file: 'fr/contact/index.html',
    from: `>${messagesOf('fr').footer.quick_links}<`,
    to: '>footer.quick_links<',
    lines: [
      'fr/contact/index.html: Poppins has no "_" (U+005F): see app/fonts.css',
      'fr/contact/index.html: Roboto has no "_" (U+005F): see app/fonts.css',
      'fr/contact/index.html: shows the key footer.quick_links',
    ],
  },
  'an argument that was not filled in': {
    file: 'tr/contact/index.html',
    from: `>${messagesOf('tr').footer.quick_links}<`,
    to: '>{siteName}<',
    lines: [
      'tr/contact/index.html: Roboto has no "{" (U+007B): see app/fonts.css',
      'tr/contact/index.html: Roboto has no "}" (U+007D): see app/fonts.css',
      'tr/contact/index.html: shows {siteName}',
    ],
  },
  'a label in another language': {
    file: 'ko/index.html',
    from: `aria-label="${messagesOf('ko').header.nav.label}"`,
    to: `aria-label="${messagesOf('en').header.nav.label}"`,
    lines: [`ko/index.html: aria-label "${messagesOf('en').header.nav.label}" is in en, not in ko`],
  },
  'a letter that is in no file of the fonts': {
    file: 'sv/terms/index.html',
    from: '</main>',
    to: '<p>Kő, 日本語 🙂</p></main>',
    lines: [
      'sv/terms/index.html: Poppins has no "ő" (U+0151): see app/fonts.css',
      'sv/terms/index.html: Roboto has no "ő" (U+0151): see app/fonts.css',
    ],
  },
  'a sign that is in no file of the only family': {
    file: 'tr/contact/index.html',
    from: '<input ',
    to: '<input placeholder="♥" ',
    lines: ['tr/contact/index.html: Roboto has no "♥" (U+2665): see app/fonts.css'],
  },
  'a partner link that hides its purpose': {
    file: 'pt-BR/index.html',
    from: 'rel="sponsored noopener"',
    to: 'rel="noopener"',
    lines: [
      'pt-BR/index.html: partner link https://rewards.partner.example/top-five?affid=4343&lang=pt lacks rel sponsored',
    ],
  },
};
