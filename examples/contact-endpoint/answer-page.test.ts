/** What a browser without JavaScript shows after it has posted the form. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { EndpointProcess, fields, type Sent, site } from '../../tools/testing/endpoint-process';

// Slow machines need longer than Jest gives.
jest.setTimeout(60_000);

const texts = {
  en: {
    direction: 'ltr',
    site: 'Guide',
    sent: 'Thank you.',
    failed: 'Not sent.',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    contact: { title: 'Contact', page: '/surveys/contact/' },
  },
  ar: {
    direction: 'rtl',
    site: 'دليل',
    sent: 'شكرا & <سلام>',
    failed: 'لم ترسل',
    labels: { name: 'الاسم', email: 'البريد', subject: 'الموضوع', message: 'الرسالة' },
    contact: { title: 'اتصل', page: '/surveys/ar/contact/' },
  },
};

let endpoint: EndpointProcess;
beforeEach(() => {
  endpoint = new EndpointProcess();
});
afterEach(() => endpoint.remove());

async function start(settings: Record<string, string> = {}): Promise<void> {
  const file = join(endpoint.folder, 'answers.json');
  writeFileSync(file, JSON.stringify(texts));
  await endpoint.start({ ANSWERS: file, ...settings });
}

type Posted = Record<string, string>;

/** The answer to a form that a browser posts, and what it shows. */
async function post(posted: Posted, headers: Sent['headers'] = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(posted);
  const answer = await endpoint.post({ body, headers: { ...type, ...headers } });
  const page = parse(await answer.text());
  const all = (selector: string) =>
    page.querySelectorAll(selector).map(({ text }) => decoded(text));
  const root = page.querySelector('html') as HTMLElement;
  const link = page.querySelector('a');
  return { answer, all, root, back: link?.getAttribute('href'), link: link?.text };
}

const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test('it is in the language of the form, with a way back to the page that sent it', async () => {
  await start();
  const page = '/surveys/ar/contact/?lang=ar#form';
  const { answer, all, root, back, link } = await post({ ...fields, lang: 'ar', page });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(root.attributes).toEqual({ lang: 'ar', dir: 'rtl' });
  expect([...all('title'), ...all('h1'), ...all('p')]).toEqual([
    'دليل',
    'دليل',
    'شكرا & <سلام>',
    'اتصل',
  ]);
  expect(link).toBe('اتصل');
  expect(back).toBe(`${site}/surveys/ar/contact/`);
});

test('what was typed stands in the answer to a message that was not taken, the field in question marked', async () => {
  await start();
  const typed = {
    ...fields,
    subject: ' ',
    message: '</dd><script>alert("1")</script>',
    lang: 'ar',
  };
  const { answer, all } = await post(typed);
  expect(answer.status).toBe(400);
  expect(all('p')[0]).toBe('لم ترسل');
  expect(all('dt')).toEqual(Object.values(texts.ar.labels));
  expect(all('dd')).toEqual([typed.name, typed.email, typed.subject, typed.message]);
  expect(all('mark')).toEqual(['الموضوع']);
  expect(all('p[lang=en]')).toEqual(['The field subject is empty.']);
  expect(all('script')).toEqual([]);
});

test.each([
  ['a language that is none of the site', { lang: 'xx' }],
  ['no language', {}],
  ['what every object has', { lang: 'constructor' }],
])('a form with %s is answered in English', async (_, posted) => {
  await start();
  const { all, root, back } = await post({ ...fields, ...posted });
  expect(root.getAttribute('lang')).toBe('en');
  expect(all('p')).toEqual(['Thank you.', 'Contact']);
  expect(back).toBe(`${site}/surveys/contact/`);
});

test('without texts of the site it is in English, and leads to the home page', async () => {
  await endpoint.start();
  const { all, root, back } = await post({ ...fields, lang: 'ar' });
  expect(root.getAttribute('lang')).toBe('en');
  expect(all('p')).toEqual(['Thank you for your message.', 'Back']);
  expect(back).toBe(`${site}/`);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https:evil.example',
  `${site}.evil.example/`,
  `${site}@evil.example/`,
  'http://www.my-surveys.sg/',
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  '"><script>alert(1)</script>',
  '/x"onclick="alert(1)',
])('the way back never leaves the site, whatever the form names: %j', async (page) => {
  await start();
  const {
    all,
    root,
    back = '',
  } = await post({ ...fields, page }, { referer: 'https://evil.example/' });
  expect(back).toMatch(new RegExp(`^${site}/`));
  expect(new URL(back).origin).toBe(site);
  expect(all('script')).toEqual([]);
  expect(root.querySelector('a')?.attributes).toEqual({ href: back });
});

test('a refused form is answered by a page, too, and nothing in it can run, frame or be framed', async () => {
  await start();
  const { answer, all, back } = await post({ ...fields, message: 'x'.repeat(64_000), lang: 'ar' });
  expect(answer.status).toBe(413);
  expect(all('p')[0]).toBe('Not sent.');
  expect(back).toBe(`${site}/surveys/contact/`);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a form that is too long to be read is refused in the language of its page, with the reason', async () => {
  await start();
  const posted = { ...fields, message: 'x'.repeat(64_000), lang: 'ar' };
  const { all, root } = await post(posted, { referer: `${site}/surveys/ar/contact/?lang=ar` });
  expect(root.getAttribute('lang')).toBe('ar');
  expect(all('p').slice(0, 2)).toEqual(['لم ترسل', 'A message has at most 64000 bytes.']);
});

test('who writes too often is told by a page when to try again', async () => {
  await start({ LIMIT: '1' });
  await post(fields);
  const { answer, all } = await post({ ...fields, lang: 'ar' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(all('p')[1]).toMatch(/^Wait \d+ seconds, then send it again\.$/);
  expect(all('dd')).toContain(fields.subject);
});
