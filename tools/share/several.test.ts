import { type Advice, adviceOn } from './advice.client';
import { cellsIn } from './several.client';

/** The advice on a field, all others being empty but the campaign. */
function adviceOf(parameter: string, typed: string): Advice {
  const parameters = new Map([
    ['utm_campaign', 'spring'],
    [parameter, typed],
  ]);
  return adviceOn(parameters, []).get(parameter) as Advice;
}

function labelsOf({ offer, other }: Advice): (string | undefined)[] {
  return [offer?.label, other?.label];
}

test.each([
  ['facebook/social\r\ninstagram/social\r\n', 'facebook/social, instagram/social'],
  ['vivocity\tjewel\t\tmrt-orchard', 'vivocity, jewel, mrt-orchard'],
  ['vivocity\n\n jewel ', 'vivocity, jewel'],
  ['mrt orchard\n', undefined],
  ['mrt orchard, jewel', undefined],
])('of the cells %j a list is made', (text, list) => {
  expect(cellsIn(text)).toBe(list);
});

const commas = 'Several sources need commas between them.';

test.each([
  ['facebook/social instagram/social', 'Use facebook/social, instagram/social'],
  [
    'facebook/social instagram/social newsletter/email',
    'Use facebook/social, instagram/social, newsletter/email',
  ],
  ['reiseblog/blog | poster/print', 'Use reiseblog/blog, poster/print'],
  ['facebook/social and line:messenger', 'Use facebook/social, line/messenger'],
  ['mall/print/orchard mall/print/bugis', 'Use mall/print/orchard, mall/print/bugis'],
  ['facebook/social Instagram', 'Use facebook/social, Instagram'],
  ['www.facebook.com/a www.instagram.com/b', 'Use www.facebook.com/a, www.instagram.com/b'],
])('the sources %s are offered with commas, and nothing else', (typed, label) => {
  const advice = adviceOf('utm_source', typed);
  expect(advice.faults.map(({ text }) => text)).toEqual([commas]);
  expect(labelsOf(advice)).toEqual([label, undefined]);
});

test('what must not go out stays barred among sources without commas', () => {
  expect(adviceOf('utm_source', 'letter/email mrt/91234567').isBarred).toBe(true);
});

test('sources without commas are not said to lack a medium that they have', () => {
  const medium = (source: string) =>
    adviceOn(new Map([['utm_source', source]]), []).get('utm_medium')?.faults ?? [];
  expect(medium('facebook/social instagram/social')).toEqual([]);
  expect(medium('facebook:social')).toEqual([]);
});

test.each([
  ['facebook:social', 'Use facebook/social', undefined],
  ['Newsletter： E-Mail', 'Use newsletter/email', undefined],
  ['poster:print, fair', 'Use poster/print, fair', undefined],
  ['facebook:email', 'Use facebook/email', 'Use the usual: facebook/social'],
])('behind the colon of %s is a medium: the slash is offered', (typed, offer, usual) => {
  const advice = adviceOf('utm_source', typed);
  expect(advice.faults[0].text).toBe('Between a source and its medium belongs a slash.');
  expect(labelsOf(advice)).toEqual([offer, usual]);
});

test('what is behind another colon is no medium', () => {
  expect(labelsOf(adviceOf('utm_source', 'mrt:orchard'))).toEqual(['Use mrt-orchard', undefined]);
});

test.each([
  ['Vivocity jewel', 'vivocity-jewel', 'vivocity, jewel'],
  ['vivocity|jewel | mrt-orchard', 'vivocity-jewel-mrt-orchard', 'vivocity, jewel, mrt-orchard'],
  ['food and drink', 'food-and-drink', 'food, drink'],
])('the content %s is offered as one name, and as several', (typed, one, several) => {
  expect(labelsOf(adviceOf('utm_content', typed))).toEqual([
    `Use as one name: ${one}`,
    `Use as several: ${several}`,
  ]);
});

test.each([
  ['utm_content', 'vivocity jewel, mrt', 'Use vivocity-jewel, mrt'],
  ['utm_content', 'Orchard', 'Use orchard'],
  ['utm_content', 'orchard 🎉', 'Use orchard'],
  ['utm_campaign', 'spring sale', 'Use spring-sale'],
])('in %s %s is offered once', (parameter, typed, label) => {
  expect(labelsOf(adviceOf(parameter, typed))).toEqual([label, undefined]);
});

test.each([
  ['utm_source', 'Letter, 🎉', 'Use letter, without 🎉', undefined],
  ['utm_source', 'A/print/b, 🎉', 'Use a/print/b, without 🎉', undefined],
  ['utm_content', 'mall, jane@x.sg', 'Use mall, without jane@x.sg', undefined],
  ['utm_source', 'facebook/email/paid', undefined, 'Use the usual: facebook/social/paid'],
  ['utm_source', 'facebook/group/paid', undefined, 'Use the usual: facebook/social/group-paid'],
  [
    'utm_source',
    'mall/print/a/b, 🎉',
    'Use mall/print/a-b, without 🎉',
    'Use as several: mall/print/a, mall/print/b, without 🎉',
  ],
  ['utm_source', 'facebook/social reiseblog', 'Use facebook/social-reiseblog', undefined],
])('no button of %s %s drops anything without a word', (parameter, typed, offer, other) => {
  expect(labelsOf(adviceOf(parameter, typed))).toEqual([offer, other]);
});
