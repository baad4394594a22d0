/** @jest-environment jsdom */
import { pageLoader } from './page-loader';

const fetched = jest.fn();
const { signal } = new AbortController();

const answerOf = (status: number, path: string) => ({
  status,
  ok: status === 200,
  text: async () => `<title>${path}</title>`,
});

beforeEach(() => {
  fetched.mockReset();
  Object.assign(window, { fetch: fetched });
  fetched.mockImplementation(async (path: string) =>
    answerOf(Number(path.slice(1, -1)) || 200, path),
  );
});

test('a page is fetched once, and handed out once', async () => {
  const pages = pageLoader();
  pages.prefetch('/de/');
  pages.prefetch('/de/');
  const first = await pages.fetch('/de/', signal);
  expect(first?.title).toBe('/de/');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await pages.fetch('/de/', signal)).not.toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('while a page is on its way, a second press asks for nothing', async () => {
  const pages = pageLoader();
  const result = pages.fetch('/de/', signal);
  pages.prefetch('/de/');
  await result;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([404, 410, 429])('a host that says %i has no such page', async (status) => {
  expect(await pageLoader().fetch(`/${status}/`, signal)).toBeUndefined();
});

test.each([500, 502, 503])(
  'a host that says %i has failed: another try may find it',
  async (status) => {
    const pages = pageLoader();
    await expect(pages.fetch(`/${status}/`, signal)).rejects.toThrow(String(status));
    await expect(pages.fetch(`/${status}/`, signal)).rejects.toThrow(String(status));
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test('there are never more than ten fetches at once, with the one for a page that is wanted now', async () => {
  const answers: (() => void)[] = [];
  fetched.mockImplementation(
    (path: string) => new Promise((resolve) => answers.push(() => resolve(answerOf(200, path)))),
  );
  const pages = pageLoader();
  for (const name of 'abcdefghijklmno') pages.prefetch(`/${name}/`);
  const result = pages.fetch('/wanted/', signal);
  expect(fetched).toHaveBeenCalledTimes(10);
  for (const answer of answers) answer();
  await result;
  // Each that has come, or failed, makes room.
  pages.prefetch('/n/');
  expect(fetched).toHaveBeenCalledTimes(11);
});

test('without a network nothing is fetched ahead, and a page that is wanted is asked for', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const pages = pageLoader();
  pages.prefetch('/de/');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(pages.fetch('/de/', signal)).rejects.toThrow('offline');
  expect((await pages.fetch('/de/', signal))?.title).toBe('/de/');
  jest.restoreAllMocks();
});

test('a prefetch that failed is asked for again', async () => {
  const pages = pageLoader();
  fetched.mockRejectedValueOnce(new TypeError('broken off'));
  pages.prefetch('/de/');
  await new Promise((resolve) => setTimeout(resolve));
  expect((await pages.fetch('/de/', signal))?.title).toBe('/de/');
});

test.each([true, false])('aborting it aborts the fetch, prefetched: %p', async (isAhead) => {
  fetched.mockImplementation(
    (_, { signal: ending }) =>
      new Promise((__, reject) => ending.addEventListener('abort', () => reject(ending.reason))),
  );
  const pages = pageLoader();
  const controller = new AbortController();
  if (isAhead) pages.prefetch('/de/');
  const result = expect(pages.fetch('/de/', controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  controller.abort();
  await result;
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
