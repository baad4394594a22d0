/**
 * However a configuration is broken, a build reports where, with an example, and no check that
 * reads it throws.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/site.config';
import type { SiteConfig } from '../../lib/site/config';
import { filledIn, filledSettings } from '../../lib/testing/filled-operator';
import { buildFaults, requiredRoutes } from './preflight';

const filled: SiteConfig = filledIn(site);

const languages = filled.languages.slice(0, 2);
const companies = new Set(languages.map(({ company }) => company));

const ofCompanies = <Value>(values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => companies.has(name)));

/** The real configuration without samples, and of long lists the beginning. */
const config: SiteConfig = {
  ...filled,
  languages,
  companies: ofCompanies(filled.companies),
  facts: { ...filled.facts, answersIn: ofCompanies(filled.facts.answersIn) },
  pages: filled.pages.filter(({ route }) => ['home', ...requiredRoutes].includes(route)),
  brands: filled.brands.slice(0, 1),
};

const messagesFolder = mkdtempSync(join(tmpdir(), 'messages-'));
beforeAll(() => {
  for (const name of ['notes', ...config.languages.map(({ code }) => code)])
    writeFileSync(join(messagesFolder, `${name}.json`), name === 'notes' ? '{}' : '{"a":"{n} b"}');
});
afterAll(() => rmSync(messagesFolder, { recursive: true }));

const prefix = 'site.config.ts: ';

/** The faults that a build reports in a configuration, without those in messages. */
function faultsOf(written: unknown) {
  const sources = { config: written as SiteConfig, messagesFolder };
  return buildFaults(sources, filledSettings).filter(({ place }) => place.startsWith(prefix));
}

/** The place of every value: `facts`, `facts.payTable.minutes`, `languages.0.code`. */
function placesIn(value: unknown, place = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([, below]) => below !== undefined)
    .flatMap(([key, below]) => [`${place}${key}`, ...placesIn(below, `${place}${key}.`)]);
}

/**
 * A copy in which something is done to the object or list that has a value, and to its name there.
 */
function changed(place: string, change: (parent: object, name: string) => void): unknown {
  const copy = structuredClone(config);
  const names = place.split('.');
  const last = names.pop() ?? '';
  change(
    names.reduce((part: object, name) => Reflect.get(part, name), copy),
    last,
  );
  return copy;
}

/** Of rows that are all alike, those of the first. */
const places = placesIn(config).filter((place) => !/^topFive\.[1-9]/.test(place));

test('the configuration is in order, before it is broken', () => {
  expect(faultsOf(config)).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
});

/** What a field may be without, and names that a site chooses. */
const dispensable =
  /\.(aliases|withCountry|label|url|minimumPayout|payoutDays|date|readingMinutesIn)$|\.readingMinutesIn\.[\w-]+$|^(facts\.sources|homeSections|brands|topFive)\.[\w-]+$|\.(rewards|minutes|germany)\.\d+$|^languages\.[1-9]$/;

test('a missing value is reported, unless it is optional', () => {
  const untold = places.filter((place) => {
    const without = changed(place, (parent, name) => {
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else Reflect.deleteProperty(parent, name);
    });
    return faultsOf(without).length === 0;
  });
  expect(untold.filter((place) => !dispensable.test(place))).toEqual([]);
});

/** Values of other types. No JSON can have the last. */
const wrong = [null, 'text', 0.5, [null], 14n];

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

test.each(wrong)(
  '%p in place of a value of another type is told there, with an example',
  (value) => {
    for (const place of places) {
      const previous = place
        .split('.')
        .reduce((part: object, name) => Reflect.get(part, name), config);
      const faults = faultsOf(changed(place, (parent, name) => Reflect.set(parent, name, value)));
      if (value !== null && kindOf(value) === kindOf(previous)) continue;
      const here = faults.filter((fault) => `${fault.place}.`.startsWith(`${prefix}${place}`));
      expect({ place, examples: here.map(({ example }) => example) }).toEqual({
        place,
        examples: expect.arrayContaining([expect.stringMatching(/\S/)]),
      });
    }
  },
);
