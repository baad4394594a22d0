import { characterFaults } from './characters';

const faultsIn = (code: string, text: unknown) => characterFaults({ nav: { close: text } }, code);

test.each([
  ['cs', 'Zav\ufffd\ufffdt', 'has U+FFFD in place of a character: “Zav\ufffd\ufffdt”'],
  ['cs', 'ZavÅ™Ã\u00adt', 'has characters that were UTF-8'],
  ['cs', 'ZavĹ™Ă\u00adt', 'has characters that were UTF-8'],
  ['de', 'SchlieÃŸen', 'has characters that were UTF-8'],
  ['fr', 'cÅ“ur', 'has characters that were UTF-8'],
  ['nl', 'foto’s, â€™s', 'has characters that were UTF-8'],
  ['cs', 'Zav\u0159\u008at', 'has a control character'],
  ['cs', 'Zav??t', 'has ? in place of a letter: “Zav??t”'],
  ['cs', 'Zav?ít', 'has ? in place of a letter: “Zav?ít”'],
  ['cs', 'Zavřít', 'has letters and accents'],
  ['cs', 'Zаvřít', 'has a letter that is not of the Latin script, which Czech uses: “Zаvřít”'],
  ['ko', 'サイト', 'has a letter that is not of the Korean script'],
])('%s: %s', (code, text, fault) => {
  const normal = fault.startsWith('has letters') ? text.normalize('NFD') : text;
  expect(faultsIn(code, normal)).toEqual([
    expect.stringMatching(`^nav.close: ${fault.replaceAll('?', '\\?').replaceAll('+', '\\+')}`),
  ]);
});

test.each([
  ['cs', 'Zavřít? Ano: 5\u00a0µm, č.\u00a01…'],
  ['da', 'BLÅ – og „Å“ {name}'],
  ['fr', 'données\u00a0: «\u00a0privé\u00a0»'],
  ['ja', '漢字とカタカナのページ、Singpass'],
  ['ko', '한글 漢字 Singpass'],
  ['el', 'Κλείσιμο Singpass'],
  ['zh-Hant', '關閉'],
  ['de', '<b>'],
  ['de', 3],
])('%s: %s is right', (code, text) => {
  expect(faultsIn(code, text)).toEqual([]);
});
