import { localeCodes } from '../locales';
import { routes } from '../routes';
import { loadMessages } from './load';

/** How much of a title and a description search results show, in Latin characters. */
const limits = { title: 60, description: 155 };

/** Characters of Japanese and Korean are twice as wide as Latin ones. */
const wide =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;

function width(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

test.each(localeCodes)('titles and descriptions in %s fit into search results', async (code) => {
  const messages = await loadMessages(code);
  for (const route of routes) {
    const { meta } = route === 'home' ? messages : messages.pages[route];
    expect({ ...meta, width: width(meta.title) <= limits.title }).toEqual({ ...meta, width: true });
    expect({ ...meta, width: width(meta.description) <= limits.description }).toEqual({
      ...meta,
      width: true,
    });
  }
});
