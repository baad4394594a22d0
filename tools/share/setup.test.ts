import { type Filled, type Parameters, summaryOf, variantsOf } from './campaign.client';
import {
  filledFrom,
  isCutShort,
  keptFrom,
  mostPlaces,
  stateFrom,
  stateOfKept,
} from './setup.client';

/** What a state gives, an address each. */
function addressesOf(state: string): string[] {
  return variantsOf(filledFrom(new URLSearchParams(state))).map((own) => summaryOf([own]));
}

const place = (source: string, medium: string, content: string): Parameters =>
  new Map([
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_content', content],
  ]);

test.each([
  [[place('poster', 'print', 'orchard'), place('', '', ''), place('facebook', 'social', '')]],
  [[place('poster, flyer', '', ''), place('', '', '')]],
  [[place('poster, flyer', 'print', '')]],
  [[place('', '', ''), place('', '', '')]],
  [[place('', '', '')]],
])('rows are kept as they were typed, also empty ones and lists: %j', (places) => {
  const filled: Filled = {
    shared: new Map([
      ['utm_campaign', 'spring'],
      ['utm_id', '44'],
      ['utm_term', ''],
      ['v', '2'],
    ]),
    places,
  };
  expect(filledFrom(new URLSearchParams(stateFrom(filled)))).toEqual(filled);
});

test('a set-up says which names stay as they are, while they are there', () => {
  const filled = {
    shared: new Map([['utm_campaign', 'Spring_2027']]),
    places: [place('ms-lim', 'print', '')],
    kept: new Map([
      ['Spring_2027', 'In use.'],
      ['ms-lim', ''],
      ['gone', 'In use.'],
    ]),
  };
  const kept = keptFrom(new URLSearchParams(stateOfKept(filled)));
  expect([...kept]).toEqual([
    ['Spring_2027', ''],
    ['ms-lim', ''],
  ]);
});

test('no words of a link become words of the page', () => {
  const kept = keptFrom(new URLSearchParams('kept=Spring%0AGet+the+new+page+at+evil.example'));
  expect([...kept.values()].join('')).toBe('');
});

test('a link that is cut short is known, wherever a part of it is missing', () => {
  const filled = { shared: new Map(), places: [place('a', 'b', ''), place('c', 'dö', '')] };
  const whole = String(new URLSearchParams([['page', 'home'], ...stateFrom(filled)]));
  expect(isCutShort(new URLSearchParams(whole))).toBe(false);
  const start = whole.indexOf('rows=2') + 'rows=2'.length;
  // Within the last value nobody can tell, unless it ends in half a letter.
  const end = whole.indexOf('utm_medium=d') + 'utm_medium='.length;
  for (let length = start; length < end - 1; length += 1)
    expect([length, isCutShort(new URLSearchParams(whole.slice(0, length)))]).toEqual([
      length,
      true,
    ]);
  for (const missing of [1, 2, 3])
    expect(isCutShort(new URLSearchParams(whole.slice(0, -missing)))).toBe(true);
});

test.each([
  '',
  'page=home',
  'utm_source=a, b&utm_content=x',
  'v=2',
  'utm_source=a&utm_source=',
  'rows=1&utm_content=50%25',
])('the set-up "%s" is whole', (state) =>
  expect(isCutShort(new URLSearchParams(state))).toBe(false),
);

test('parameters that repeat are rows, by their position', () => {
  expect(
    addressesOf(
      'utm_source=poster&utm_source=flyer&utm_medium=&utm_medium=print&utm_campaign=fair',
    ),
  ).toEqual(['source: poster; campaign: fair', 'source: flyer; medium: print; campaign: fair']);
});

test.each([
  [
    'utm_source=facebook/social, poster/print&utm_content=a, b',
    [
      'source: facebook; medium: social; content: a',
      'source: facebook; medium: social; content: b',
      'source: poster; medium: print; content: a',
      'source: poster; medium: print; content: b',
    ],
  ],
  [
    'utm_source=mall/print/orchard, letter , letter&utm_medium=email&utm_content=footer',
    [
      'source: mall; medium: print; content: orchard',
      'source: letter; medium: email; content: footer',
    ],
  ],
  ['utm_source=mall/print/a/b', ['source: mall; medium: print; content: a-b']],
  ['utm_source={{a,b}}', ['source: {{a,b}}']],
  ['utm_source=https://a.sg/', ['source: https://a.sg/']],
  ['utm_source=a；b、c', ['source: a', 'source: b', 'source: c']],
  ['utm_medium=social, email', ['medium: social, email']],
  ['utm_campaign=a, b', ['campaign: a, b']],
])('the set-up of an older file, %s, gives the addresses that it gave', (state, addresses) => {
  expect(addressesOf(state)).toEqual(addresses);
});

test.each([
  'rows=1000000000&utm_source=x',
  'rows=-5',
  'rows=NaN&utm_content=%E0%A4%A',
  'utm_source='.repeat(3),
  `utm_source=${'1 '.repeat(50_000)}`,
  `utm_source=${'a,'.repeat(500)}&utm_content=${'b,'.repeat(500)}`,
  Array.from({ length: 3000 }, (_, index) => `utm_source=${index}`).join('&'),
])('a state such as %.40s gives rows, and no more than there may be', (state) => {
  const { places } = filledFrom(new URLSearchParams(state));
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(mostPlaces);
  for (const each of places) expect([...each.values()].join('').length).toBeLessThan(10_000);
});
