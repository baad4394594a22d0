import { localeCodes, openGraphLocale } from './locales';

test('every language names the territory that its texts are for', () => {
  expect(localeCodes.map(openGraphLocale)).toEqual([
    ...['en_SG', 'es_ES', 'fr_FR', 'de_DE', 'pt_PT', 'it_IT', 'pl_PL', 'tr_TR'],
    ...['da_DK', 'nl_NL', 'nb_NO', 'sv_SE', 'ja_JP', 'ko_KR', 'pt_BR'],
  ]);
});
