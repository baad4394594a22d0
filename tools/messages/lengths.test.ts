import { localeCodes } from '../../lib/locales';
import { loadMessages } from '../../lib/messages/load';
import { routesIn } from '../../lib/routes';
import { fitsSearchResult } from './search-results';

test.each(localeCodes)('titles and descriptions in %s fit into search results', async (code) => {
  const messages = await loadMessages(code);
  const tooLong = routesIn(code).flatMap((route) => {
    const { meta } = route === 'home' ? messages : messages.pages[route];
    const kinds = ['title', 'description'] as const;
    return kinds
      .filter((kind) => !fitsSearchResult(kind, meta[kind]))
      .map((kind) => `${route}, meta.${kind}: ${[...meta[kind]].length} characters are too many`);
  });
  expect(tooLong).toEqual([]);
});
