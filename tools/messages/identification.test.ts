import { strangerFaults } from './identification';

/** The faults of a text, beside those of the same key in other languages. */
const faultsIn = (code: string, text: string, others: Readonly<Record<string, string>> = {}) =>
  strangerFaults(
    new Map(
      Object.entries({ ...others, [code]: text }).map(([one, title]) => [
        one,
        new Map([['hero.title', title]]),
      ]),
    ),
    code,
  );

const english = 'Nobody who pays you asks you to pay, and no survey needs your password.';

test.each([
  ['fi', `(fi) ${english}`, 'English, not Finnish'],
  ['de', english, 'English, not German'],
  ['ja', english, 'English, not Japanese'],
  ['pt-BR', 'Niemand, der Sie bezahlt, verlangt Geld von Ihnen.', 'German, not Portuguese'],
])('%s: %s', async (code, text, languages) => {
  const [line, ...others] = await faultsIn(code, text);
  expect(line).toContain(`hero.title: reads as ${languages}: “${text.slice(0, 40)}`);
  expect(others).toEqual([]);
});

test.each([
  ['de', 'Niemand, der Sie bezahlt, verlangt Geld von Ihnen.'],
  ['ko', '돈을 주는 쪽은 돈을 내라고 하지 않습니다. 설문조사에는 비밀번호가 필요하지 않습니다.'],
  // Too short to tell.
  ['de', 'The top five'],
])('%s: %s is right', async (code, text) => {
  expect(await faultsIn(code, text)).toEqual([]);
});

test('a text that is the same in English is left to another check', async () => {
  expect(await faultsIn('de', english, { en: english })).toEqual([]);
});

test('in a language that the library does not know, what another language has is named', async () => {
  const german = 'Niemand, der Sie bezahlt, verlangt Geld von Ihnen.';
  const others = { en: english, de: german };
  expect(await faultsIn('id', german, others)).toEqual([
    `hero.title: reads as German, not Indonesian: “${german}”`,
  ]);
  const indonesian = 'Tidak ada yang membayar Anda akan meminta Anda membayar.';
  expect(await faultsIn('id', indonesian, others)).toEqual([]);
});
