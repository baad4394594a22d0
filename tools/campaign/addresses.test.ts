import { defaultLocale } from '../../lib/locales';
import { allPages } from '../../lib/paths';
import { routesIn } from '../../lib/routes';
import { absoluteUrl } from '../../lib/site';
import { addressesAsCsv, readParameters } from './addresses';

function rows(...options: string[]): string[][] {
  const [, ...lines] = addressesAsCsv(readParameters(options)).trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
}

test('holds every page, and the base language by name', () => {
  const addresses = rows().map(([, , address]) => address);
  expect(addresses).toEqual(expect.arrayContaining(allPages.map(absoluteUrl)));
  expect(rows().filter(([language]) => language === 'en')).toContainEqual([
    ...['en', 'terms', 'http://localhost:3000/terms/?lang=en'],
  ]);
  expect(new Set(addresses).size).toBe(allPages.length + routesIn(defaultLocale).length);
});

test('appends the parameters, escaped so that they arrive as they were given', () => {
  const value = 'Spring, "50 %" & more=1 + ä#';
  const all = rows('--utm_source=mail', `--utm_campaign=${value}`);
  expect(all.length).toBeGreaterThan(allPages.length);
  for (const [language, , address, ...rest] of all) {
    const { searchParams, hash } = new URL(address);
    expect([searchParams.get('utm_source'), searchParams.get('utm_campaign')]).toEqual([
      'mail',
      value,
    ]);
    expect(searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
    expect([hash, ...rest]).toEqual(['']);
  }
});

test.each([
  ['--utm_campain=summer', /^--utm_campain=summer is not an option\. There are: --utm_id, /],
  ['--lang=de', /^--lang=de is not an option/],
  ['summer', /^summer is not an option/],
  ['--utm_campaign', /^--utm_campaign has no value\. Example: --utm_campaign=summer$/],
  ['--utm_campaign=', /^--utm_campaign has no value/],
])('%s is refused', (option, reason) => {
  expect(() => readParameters([option])).toThrow(reason);
});

test('a parameter that is given twice is refused', () => {
  expect(() => readParameters(['--utm_source=mail', '--utm_source=post'])).toThrow(
    '--utm_source is given twice',
  );
});
