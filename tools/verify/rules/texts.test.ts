/** What only a mistake puts before a reader. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../../lib/testing/test-site';
import german from '../../../messages/de.json';
import english from '../../../messages/en.json';
import { tinyExport } from '../../testing/tiny-export';
import { applyRules } from '../apply-rules';
import { texts } from './texts';

const { label } = english.header.nav;
const germanLabel = german.header.nav.label;
/** A message with an argument. */
const author = english.hero.author.replace('{siteName}', 'Guide');

const { plant, faultsWith, changed } = tinyExport(texts);

plant([
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>See header.home!</p>',
    expect: 'shows the key header.home',
  },
  {
    file: 'terms/index.html',
    from: 'placeholder="Name"',
    to: 'placeholder="hero.title"',
    expect: 'shows the key hero.title',
  },
  {
    file: 'terms/index.html',
    from: 'content="On terms"',
    to: 'content="pages.terms.meta.description"',
    expect: 'shows the key pages.terms.meta.description',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>By {siteName}</p>',
    expect: 'shows {siteName}',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>{minutes, number} minutes</p>',
    expect: 'shows {minutes, number}',
  },
  {
    file: 'index.html',
    from: 'alt="Kopi"',
    to: 'alt="{brand}"',
    expect: 'shows {brand}',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>Pay \u202eeerf\u202c</p>',
    expect: 'has an invisible character, U+202C, in "Pay \u202eeerf▯"',
    also: ['terms/index.html: has an invisible character, U+202E, in "Pay ▯eerf\u202c"'],
  },
  {
    file: 'terms/index.html',
    from: 'placeholder="Name"',
    to: 'placeholder="Na\u{e0041}me"',
    expect: 'has an invisible character, U+E0041, in "Na▯me"',
  },
  {
    file: 'terms/index.html',
    from: 'placeholder="Name"',
    to: 'placeholder="Na\ufffdme"',
    expect: 'has an invisible character, U+FFFD, in "Na▯me"',
  },
  {
    file: 'terms/index.html',
    from: '<title>Terms',
    to: '<title>Te\u200brms',
    expect: 'has an invisible character, U+200B, in "Te▯rms"',
  },
  {
    file: 'terms/index.html',
    from: '</h1>',
    to: '</h1><p>2010–\u20602025</p>',
    expect: 'has an invisible character, U+2060, in "2010–▯2025"',
  },
  {
    file: 'terms/index.html',
    from: '</h1>',
    to: '</h1><p>S$1 is less than $1</p>',
    expect: 'has a dollar that does not say whose it is: "1 is less than $1"',
  },
  {
    file: 'terms/index.html',
    from: 'content="On terms"',
    to: 'content="Up to 5 dollars"',
    expect: 'has a dollar that does not say whose it is: "Up to 5 dollars"',
  },
  {
    file: 'index.html',
    from: '"headline": "Paid surveys"',
    to: '"headline": "Earn $5"',
    expect: `has a dollar that does not say whose it is: ""Article", "headline": "Earn $5", "datePublished": "2025-09-"`,
  },
  {
    file: 'de/index.html',
    from: 'aria-label="Pages"',
    to: `aria-label="${label}"`,
    expect: `aria-label "${label}" is in en, not in de`,
  },
  {
    file: 'de/index.html',
    from: 'placeholder="Name"',
    to: `placeholder="${author}"`,
    expect: `placeholder "${author}" is in en, not in de`,
  },
  {
    file: 'de/index.html',
    from: 'lang="en">English',
    to: `lang="en" title="${germanLabel}">English`,
    expect: `title "${germanLabel}" is in de, not in en`,
  },
]);

describe('in order', () => {
  test.each([
    ['a text of its language', 'terms/index.html', '"Pages"', `"${label}"`],
    ['a text whose `lang` says so', 'de/index.html', 'lang="en">', `lang="en" title="${label}">`],
    ['a name of a host', 'terms/index.html', '</h1>', '</h1><p>www.hero.title</p>'],
    [
      'a soft hyphen, and a joined emoji',
      'terms/index.html',
      '</h1>',
      '</h1><p>a\u00adb 👩\u200d🎓</p>',
    ],
  ])('%s', (_, file, from, to) => {
    expect(faultsWith(file, changed(file, from, to))).toEqual([]);
  });
});

test('the keys are those of the site, which may have messages of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-messages-'));
  mkdirSync(join(folder, 'messages'));
  for (const { code } of testSite().config.languages)
    writeFileSync(join(folder, `messages/${code}.json`), '{ "own": { "title": "A title" } }');
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><body>own.title</body></html>');
  const site = { ...testSite(), messagesFolder: join(folder, 'messages') };
  const { faults } = applyRules(folder, site, [texts]);
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([{ place: 'index.html', what: 'shows the key own.title' }]);
});
