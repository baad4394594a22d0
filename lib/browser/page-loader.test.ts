/** @jest-environment jsdom */
import { pageLoader } from './page-loader';

const fetched = jest.fn();
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
  const first = await pages.take('/de/');
  expect(first?.title).toBe('/de/');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await pages.take('/de/')).not.toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that is no page is none', async () => {
  expect(await pageLoader().take('/broken/')).toBeUndefined();
});

test('without a network nothing is fetched ahead, and a page that is wanted is asked for', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const pages = pageLoader();
  pages.prefetch('/de/');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(pages.take('/de/')).rejects.toThrow('offline');
  expect((await pages.take('/de/'))?.title).toBe('/de/');
  jest.restoreAllMocks();
});

test('a prefetch that failed is asked for again', async () => {
  const pages = pageLoader();
  fetched.mockRejectedValueOnce(new TypeError('broken off'));
  pages.prefetch('/de/');
  await new Promise((resolve) => setTimeout(resolve));
  expect((await pages.take('/de/'))?.title).toBe('/de/');
});

test('who does not answer within ten seconds has not answered', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (_, { signal }) => new Promise((__, reject) => signal.addEventListener('abort', reject)),
  );
  const late = expect(pageLoader().take('/de/')).rejects.toMatchObject({ type: 'abort' });
  jest.advanceTimersByTime(10_000);
  await late;
  jest.useRealTimers();
});
