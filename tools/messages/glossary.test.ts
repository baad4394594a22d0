import { type Locale, localeCodes } from '../../lib/locales';
import { loadMessages } from '../../lib/messages/load';
import glossary from '../../messages/glossary.json';
import { flatten } from './compare';

/** All words of a language, in small letters and with plain spaces. */
async function wordsOf(code: Locale): Promise<string> {
  const texts = [...flatten(await loadMessages(code)).values()].join('\n');
  return texts.toLowerCase().replace(/[^\S\n]/g, ' ');
}

const languages = Object.entries(glossary) as [Locale, typeof glossary.en][];

test('every term is there in every language', () => {
  expect(localeCodes).toEqual(expect.arrayContaining(Object.keys(glossary)));
  for (const [, terms] of languages) expect(Object.keys(terms)).toEqual(Object.keys(glossary.en));
});

for (const code of localeCodes.filter((one) => !(one in glossary)))
  test.todo(`messages/glossary.json lacks the terms in ${code}`);

test.each(languages)('the texts in %s use the terms of the glossary', async (code, terms) => {
  const words = await wordsOf(code);
  const unused = Object.values(terms).filter((term) => !words.includes(term.toLowerCase()));
  expect(unused).toEqual([]);
});
