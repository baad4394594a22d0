import { loadMessages } from '../../lib/messages/load';
import { localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import glossary from '../../messages/glossary.json';
import config from '../../site.config';
import { flatten } from './compare';

/** All words of a language, in small letters and with plain spaces. */
async function wordsOf(code: Locale): Promise<string> {
  const texts = [...flatten(await loadMessages(code)).values()].join('\n');
  return texts.toLowerCase().replace(/[^\S\n]/g, ' ');
}

const languages = Object.entries(glossary) as [Locale, typeof glossary.en][];

test('every term is there in every language', () => {
  expect(localesOf({ config })).toEqual(expect.arrayContaining(Object.keys(glossary)));
  for (const [, terms] of languages) expect(Object.keys(terms)).toEqual(Object.keys(glossary.en));
});

for (const code of localesOf({ config }).filter((one) => !(one in glossary)))
  test.todo(`messages/glossary.json lacks the terms in ${code}`);

test.each(languages)('the texts in %s use the terms of the glossary', async (code, terms) => {
  const words = await wordsOf(code);
  const unused = Object.values(terms).filter((term) => !words.includes(term.toLowerCase()));
  expect(unused).toEqual([]);
});
