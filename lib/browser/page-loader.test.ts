/** @jest-environment jsdom */
import { pageLoader } from './page-loader';

const fetched = jest.fn();
const { signal } = new AbortController();

beforeEach(() => {
  fetched.mockReset();
  Object.assign(window, { fetch: fetched });
  fetched.mockImplementation(async (path: string) => ({
    ok: path !== '/broken/',
    text: async () => `<title>${path}</title>`,
  }));
});

test('a page is handed out once, and asked for once until then', async () => {
  const pages = pageLoader();
  pages.prefetch('/de/');
  pages.prefetch('/de/');
  const first = await pages.take('/de/', signal);
  expect(first?.title).toBe('/de/');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await pages.take('/de/', signal)).not.toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('while a page is on its way, a second press asks for nothing', async () => {
  const pages = pageLoader();
  const taken = pages.take('/de/', signal);
  pages.prefetch('/de/');
  await taken;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that is no page is none', async () => {
  expect(await pageLoader().take('/broken/', signal)).toBeUndefined();
});

test('without a network nothing is fetched ahead, and a page that is wanted is asked for', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const pages = pageLoader();
  pages.prefetch('/de/');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(pages.take('/de/', signal)).rejects.toThrow('offline');
  expect((await pages.take('/de/', signal))?.title).toBe('/de/');
  jest.restoreAllMocks();
});

test('a prefetch that failed is asked for again', async () => {
  const pages = pageLoader();
  fetched.mockRejectedValueOnce(new TypeError('broken off'));
  pages.prefetch('/de/');
  await new Promise((resolve) => setTimeout(resolve));
  expect((await pages.take('/de/', signal))?.title).toBe('/de/');
});

test.each([true, false])('who ends the taking ends the fetch, begun ahead: %p', async (isAhead) => {
  fetched.mockImplementation(
    (_, { signal: ending }) =>
      new Promise((__, reject) => ending.addEventListener('abort', () => reject(ending.reason))),
  );
  const pages = pageLoader();
  const taking = new AbortController();
  if (isAhead) pages.prefetch('/de/');
  const taken = expect(pages.take('/de/', taking.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  taking.abort();
  await taken;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 1],
  [undefined, 1],
])('with a connection of %p, %i pages are fetched ahead', (connection, count) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  pageLoader().prefetch('/de/');
  expect(fetched).toHaveBeenCalledTimes(count);
});
