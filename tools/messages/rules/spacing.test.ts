import { spacingFaults } from './spacing';
import { faultsOf } from './testing';

test.each([
  ['ja', '無料です.', 'half-width mark after Japanese'],
  ['ja', '{name} のCookie は', 'space between Japanese and Latin letters'],
  ['ja', '3〜5分', 'U+301C'],
  ['ko', '무료입니다。', 'full-width mark'],
  ['ko', '무료 ?', 'space before a mark'],
  ['fr', 'Vraiment ?', 'U+202F'],
  ['fr', '<mail>Écrivez</mail>: vite', 'U+00A0 before :'],
  ['fr', 'Langue: {name}', 'U+00A0 before :'],
  ['fr', 'Qui choisit?', 'U+202F'],
  ['fr', '«Oui\u00a0»', 'after «'],
  ['pl', 'Gra w karty', 'word of one letter'],
])('in %s, %s is reported', (code, text, fault) => {
  expect(faultsOf(spacingFaults, text, { code })).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['ja', '無料です。Cookieは{n, number}～{m, number}分？'],
  ['ko', '무료입니까? 3~5분'],
  ['fr', 'Vraiment\u202f? {name}\u00a0: «\u00a0oui\u00a0»\u202f; voilà'],
  ['fr', 'De 10:30 à 18:00, en 16:9, sur https://guide.example/?lang=fr'],
  ['pl', 'Gra w\u00a0karty, a\u00a0potem'],
  ['xx', 'Anything ?'],
])('in %s, %s is right', (code, text) => {
  expect(faultsOf(spacingFaults, text, { code })).toEqual([]);
});
