import fc from '../../lib/testing/fast-check';
import { isCut, longestName, looksPersonal, tidied, withCampaign } from './campaign.client';

test.each([
  ['  Spring Sale ', 'spring-sale'],
  ['Spring & more!', 'spring-more'],
  ['spring_sale v2.1', 'spring_sale-v2.1'],
  ['Frühling', 'frühling'],
  ['ＳＡＬＥ 春', 'sale-春'],
  ['🎉', ''],
  ['İZMİR', 'izmir'],
])('the name %j becomes %j, so that one campaign is not counted as two', (typed, name) => {
  expect(tidied(typed)).toBe(name);
});

test('no name is too long for a QR code, and none ends in half a character', () => {
  // This letter stands for eighteen.
  expect(tidied('ﷺ'.repeat(longestName)).length).toBeLessThanOrEqual(longestName);
  expect(tidied(`a${'𠀀'.repeat(longestName)}`)).toMatch(/^a𠀀+$/u);
});

// Messengers leave out of a link the full stop or other sign with which a text ends.
test('no address ends in a sign that a messenger would leave out of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const names = {
        utm_source: '',
        utm_medium: '',
        utm_campaign: '',
        utm_content: tidied(typed),
      };
      expect(withCampaign('https://a.sg/de/', names)).toMatch(/[/\w%]$/);
      expect(withCampaign('https://a.sg/de/', names)).not.toMatch(/_$/);
    }),
    { examples: [['v2.'], ['spring_'], ['. -'], ['Ǽ.']] },
  );
});

test('a campaign is appended to what the address has, in one order, and empty names are left out', () => {
  const campaign = { utm_content: '', utm_campaign: 'a', utm_medium: '春', utm_source: 'poster' };
  expect(withCampaign('https://a.sg/?lang=en', campaign)).toBe(
    'https://a.sg/?lang=en&utm_source=poster&utm_medium=%E6%98%A5&utm_campaign=a',
  );
});

test.each([
  ['mei@lim.sg', true],
  ['call +65 6123-4567', true],
  ['S1234567D', true],
  ['12-34-2034567', true],
  ['mei＠lim.jp', true],
  ['０９０－１２３４－５６７８', true],
  ['(65) 6123 4567', true],
  ['spring-2027', false],
  ['2027-03-01', false],
  ['20270301', false],
  ['sale-26.11.2026', false],
  ['26-11-2026-27-11-2026', false],
  ['11/6/2026', false],
  ['2026-2027', false],
  ['tips @ home', false],
])('%s looks like data about a person: %s', (typed, isPersonal) => {
  expect(looksPersonal(typed)).toBe(isPersonal);
});

test.each([
  ['a'.repeat(longestName), false],
  ['a'.repeat(longestName + 1), true],
  ['ﷺ'.repeat(longestName), true],
])('%s is cut: %s', (typed, expected) => expect(isCut(typed)).toBe(expected));
