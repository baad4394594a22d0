/** A library that knows sixty languages recognises each text as the language it should be in. */
import { readFileSync } from 'node:fs';
import { eld } from 'eld/large';
import { localesOf, primaryCode } from '../../lib/site/languages';
import config from '../../site.config';
import { flatten } from './compare';
import { literals } from './typography';

/** Short texts that Danish and Norwegian nearly share, or that two scripts share: the library's mistakes. */
const mistaken = [
  'da pages.privacy.meta.title',
  'no benefits.items.rewards',
  'sv pages.contact.details.hours_singapore',
  'sv sources.items.job_scams_2024',
];

const messagesOf = (code: string) => JSON.parse(readFileSync(`messages/${code}.json`, 'utf8'));

/** The languages that have their terms in the glossary: a new one may have stand-ins for texts. */
const reviewed = localesOf({ config }).filter((code) => code in messagesOf('glossary'));

test('every text of 40 characters or more is in its own language', () => {
  const english = flatten(messagesOf('en'));
  const texts = reviewed.flatMap((code) =>
    [...flatten(messagesOf(code))]
      .filter(([key, text]) => code === 'en' || text !== english.get(key))
      .map(([key, text]) => ({ code, key, text: literals(String(text)).join(' ').trim() }))
      .filter(({ text }) => [...text].length >= 40),
  );
  expect(texts.length).toBeGreaterThan(1000);
  const strangers = texts.filter(
    ({ code, text }) => eld.detect(text).language !== primaryCode(code),
  );
  expect(strangers.map(({ code, key }) => `${code} ${key}`).sort()).toEqual(mistaken);
});
