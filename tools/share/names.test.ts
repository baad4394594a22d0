import { englishName, fileName } from './names.client';

test('languages have their English names', () => {
  expect(['visitor', 'no', 'pt-BR'].map(englishName)).toEqual([
    'The visitor’s own language',
    'Norwegian',
    'Brazilian Portuguese',
  ]);
});

test.each([
  [['Spring & Sale', 'home', 'pt-BR'], 'spring-sale-home-pt-br.svg'],
  [['', 'home', 'visitor'], 'home-visitor.svg'],
  [['../../etc/<x>', 'home', 'de'], 'etc-x-home-de.svg'],
  [['春のセール', 'home', 'ja'], '春のセール-home-ja.svg'],
  [['🎉', 'kaya.sg', 'ja'], 'kaya-sg-ja.svg'],
  [['x'.repeat(300), 'home', 'de'], `${'x'.repeat(40)}-home-de.svg`],
])('a file of %j is %s', (parts, name) => {
  expect(fileName(parts, 'svg')).toBe(name);
});
