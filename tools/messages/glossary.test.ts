import { type Locale, localeCodes } from '../../lib/locales';
import { loadMessages } from '../../lib/messages/load';
import glossary from '../../messages/glossary.json';
import { flatten } from './compare';

/** All words of a language, in small letters and with plain spaces. */
async function wordsOf(code: Locale): Promise<string> {
  const texts = [...flatten(await loadMessages(code)).values()].join('\n');
  return texts.toLowerCase().replace(/[^\S\n]/g, ' ');
}

test('every language has every term', () => {
  expect(Object.keys(glossary).sort()).toEqual([...localeCodes].sort());
  for (const terms of Object.values(glossary)) {
    expect(Object.keys(terms)).toEqual(Object.keys(glossary.en));
  }
});

test.each(localeCodes)('the texts in %s use the terms of the glossary', async (code) => {
  const words = await wordsOf(code);
  const unused = Object.values(glossary[code]).filter(
    (term) => !words.includes(term.toLowerCase()),
  );
  expect(unused).toEqual([]);
});
