import { localeCodes } from '../locales';
import { routes } from '../routes';
import { limits, widthOf } from '../search-results';
import { loadMessages } from './load';

test.each(localeCodes)('titles and descriptions in %s fit into search results', async (code) => {
  const messages = await loadMessages(code);
  for (const route of routes) {
    const { meta } = route === 'home' ? messages : messages.pages[route];
    expect({ ...meta, width: widthOf(meta.title) <= limits.title }).toEqual({
      ...meta,
      width: true,
    });
    expect({ ...meta, width: widthOf(meta.description) <= limits.description }).toEqual({
      ...meta,
      width: true,
    });
  }
});
