import type { Filled } from './campaign.client';
import { namesOf, partForAll } from './for-all.client';

const campaign = (name: string) => new Map([['utm_campaign', name]]);

/** The form with a campaign, a filled row and an empty one. */
const filled = (name: string): Filled => ({
  shared: campaign(name),
  places: [new Map([['utm_source', 'letter']]), new Map()],
});

const english = { page: 'home', languages: ['en'] };
const french = { page: 'home', languages: ['fr'] };

test('what would change other rows is withheld, and all else is taken', () => {
  const said = { shared: campaign('march'), choice: french };
  const isOther = (index: number) => index !== 1;
  expect(partForAll(said, filled('spring'), english, isOther)).toEqual({
    taken: { shared: new Map(), choice: undefined },
    withheld: said,
  });
  expect(partForAll(said, filled('march'), english, isOther)).toEqual({
    taken: { shared: campaign('march'), choice: undefined },
    withheld: { shared: new Map(), choice: french },
  });
  // A campaign that is still missing is nobody's yet.
  expect(partForAll(said, filled(''), french, isOther)).toEqual({ taken: said });
});

test('where no other row is filled in, all is taken', () => {
  const said = { shared: campaign('march'), choice: french };
  const isOther = (index: number) => index !== 0;
  expect(partForAll(said, filled('spring'), english, isOther)).toEqual({ taken: said });
});

test('languages in another order are the same', () => {
  const both = { page: 'home', languages: ['en', 'fr'] };
  const said = { shared: new Map(), choice: { page: 'home', languages: ['fr', 'en'] } };
  expect(partForAll(said, filled(''), both, () => true).withheld).toBeUndefined();
});

test('what counts for all rows is named for people', () => {
  const named = namesOf({ shared: campaign('march'), choice: french }, (page) => `The ${page}`);
  expect(named).toEqual(['The home', 'French', 'march']);
  expect(namesOf({ shared: new Map() }, String)).toEqual([]);
  expect(namesOf({ shared: new Map([['v', '2']]) }, String)).toEqual(['version 2']);
});
