import { type Parameters, placeNames } from './campaign.client';
import { placesMeant } from './lists.client';

/** The rows that are made of one, as lines of source, medium and content. */
function made(...typed: readonly string[]): string[] | undefined {
  const place: Parameters = new Map(placeNames.map((name, index) => [name, typed[index] ?? '']));
  return placesMeant(place)?.map((each) => [...each.values()].join(' | '));
}

test.each([
  [['facebook, whatsapp'], ['facebook |  | ', 'whatsapp |  | ']],
  [
    ['facebook and whatsapp', 'social'],
    ['facebook | social | ', 'whatsapp | social | '],
  ],
  [['FB & ig；line'], ['FB |  | ', 'ig |  | ', 'line |  | ']],
  [['facebook/whatsapp'], ['facebook |  | ', 'whatsapp |  | ']],
  [['facebook whatsapp'], ['facebook |  | ', 'whatsapp |  | ']],
  [
    ['poster', 'print', 'orchard, bugis、jurong'],
    ['poster | print | orchard', 'poster | print | bugis', 'poster | print | jurong'],
  ],
  [
    ['poster', 'print', 'orchard | bugis'],
    ['poster | print | orchard', 'poster | print | bugis'],
  ],
  [
    ['facebook', 'social, email'],
    ['facebook | social | ', 'facebook | email | '],
  ],
  [
    ['facebook, instagram, newsletter', 'social, social, email'],
    ['facebook | social | ', 'instagram | social | ', 'newsletter | email | '],
  ],
  [['facebook/social, mall/print/orchard'], ['facebook | social | ', 'mall | print | orchard']],
  [
    ['facebook/social, poster', 'print', 'a, b'],
    ['facebook | social | a', 'facebook | social | b', 'poster | print | a', 'poster | print | b'],
  ],
  [
    ['a, b, c', 'social, email'],
    [
      'a | social | ',
      'a | email | ',
      'b | social | ',
      'b | email | ',
      'c | social | ',
      'c | email | ',
    ],
  ],
  [['mall/print/orchard/bugis'], ['mall | print | orchard', 'mall | print | bugis']],
  [['letter, letter'], ['letter |  | ']],
])('of %j are made %j', (typed, rows) => expect(made(...typed)).toEqual(rows));

test.each([
  ['facebook/social', 'facebook | social | '],
  ['facebook:social', 'facebook | social | '],
  ['facebook, social', 'facebook | social | '],
  ['poster；Print；orchard', 'poster | Print | orchard'],
  ['Newsletter： E-Mail', 'Newsletter | E-Mail | '],
  ['mall/print/orchard', 'mall | print | orchard'],
  ['print/mall/orchard', 'mall | print | orchard'],
  ['mall/orchard/print', 'mall | print | orchard'],
  ['social/facebook', 'facebook | social | '],
  ['facebook/socail', 'facebook | socail | '],
])('%s has its parts in fields of their own', (typed, row) => expect(made(typed)).toEqual([row]));

test.each([
  [['']],
  [['letter']],
  [['mrt orchard']],
  [['mrt/dhoby-ghaut']],
  [['mrt:orchard']],
  [['food and drink', '', 'food and drink']],
  [['', 'paid social', '']],
  [['https://reiseblog.de/video']],
  [['poster', 'print', 'orchard/bugis']],
  [['newsletter', 'email', '*|EMAIL|*']],
  [['newsletter', 'email', 'spring *|UNIQID|*, b']],
  [['*|A|*/social']],
  [['a, b', '', '{{x}}']],
])('nothing in %j is torn apart', (typed) => expect(made(...typed)).toBeUndefined());
