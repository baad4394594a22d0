/** What a browser without JavaScript shows after it has posted the form. */
import { type HTMLElement, parse } from 'node-html-parser';
import { answers, EndpointProcess, fields, site } from '../../tools/testing/endpoint-process';

// Programs start slowly on a busy machine.
jest.setTimeout(60_000);

const endpoint = new EndpointProcess();
beforeAll(() => endpoint.start());
afterAll(() => endpoint.remove());

const arabic = answers.ar;
const contact = arabic.contact.page;

/** The answer to a form that a browser posts, and what it shows. */
async function post(posted: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(posted);
  const answer = await endpoint.post({ body, headers: { ...type, ...headers } });
  const page = parse(await answer.text());
  const all = (selector: string) =>
    page.querySelectorAll(selector).map(({ text }) => decoded(text));
  const root = page.querySelector('html') as HTMLElement;
  const back = page.querySelector('a')?.getAttribute('href') ?? '';
  return { answer, all, root, back };
}

const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test('it is in the language of the page with the form, with a way back to it', async () => {
  const { answer, all, root, back } = await post({ ...fields, page: `${contact}?lang=ar#form` });
  expect(answer.status).toBe(200);
  expect(endpoint.last()).toEqual(expect.objectContaining(fields));
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(root.attributes).toEqual({ lang: 'ar', dir: 'rtl' });
  expect([...all('title'), ...all('h1')]).toEqual([arabic.site, arabic.site]);
  expect(all('p')).toEqual([arabic.sent, arabic.contact.title]);
  expect(back).toBe(site + contact);
});

test('what was typed stands in the answer to a message that was not taken, the field in question marked', async () => {
  const typed = { ...fields, subject: ' ', message: '</dd><script>alert("1")</script>' };
  const { answer, all } = await post({ ...typed, page: contact });
  expect(answer.status).toBe(400);
  expect(all('p')[0]).toBe(arabic.failed);
  expect(all('dt')).toEqual(Object.values(arabic.labels));
  expect(all('dd')).toEqual([typed.name, typed.email, typed.subject, typed.message]);
  expect(all('mark')).toEqual([arabic.labels.subject]);
  expect(all('script')).toEqual([]);
});

test.each<Record<string, string>>([{}, { page: '/elsewhere/' }, { page: 'constructor' }])(
  'a form whose page has no texts is answered in English: %j',
  async (posted) => {
    const { all, root, back } = await post({ ...fields, ...posted });
    expect(root.getAttribute('lang')).toBe('en');
    expect(all('p')).toEqual([answers.en.sent, answers.en.contact.title]);
    expect(new URL(back).origin).toBe(site);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  `blob:${site}/x`,
  `${site}.evil.example/`,
  `${site}@evil.example/`,
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  '"><script>alert(1)</script>',
  '/x"onclick="alert(1)',
])('the way back never leaves the site, whatever the form names: %j', async (page) => {
  const headers = { referer: 'https://evil.example/' };
  const { all, root, back } = await post({ ...fields, page }, headers);
  expect(back).toMatch(new RegExp(`^${site}/`));
  expect(new URL(back).origin).toBe(site);
  expect(all('script')).toEqual([]);
  expect(root.querySelector('a')?.attributes).toEqual({ href: back });
});

test('nothing in it can run, frame or be framed', async () => {
  const { answer } = await post(fields);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
});

test('a form that is too long to be read is refused in the language of its page', async () => {
  const posted = { ...fields, message: 'x'.repeat(64_000) };
  const { answer, all, root, back } = await post(posted, { referer: `${site}${contact}?lang=ar` });
  expect(answer.status).toBe(413);
  expect(root.getAttribute('lang')).toBe('ar');
  expect(all('mark')).toEqual([arabic.labels.message]);
  expect(back).toBe(site + contact);
});

test('who writes too often is told by a page when to try again', async () => {
  await endpoint.end();
  await endpoint.start({ LIMIT: '1' });
  await post(fields);
  const { answer, all } = await post(fields);
  expect(answer.status).toBe(429);
  expect(all('p')[1]).toMatch(/^Wait \d+ seconds, then send it again\.$/);
  expect(all('dd')).toContain(fields.subject);
});
