/**
 * The form's markup: what it enforces and says with an endpoint, without one, and where it is
 * published.
 */
import type { HTMLElement } from 'node-html-parser';
import { render } from '@/components/testing/render';
import { site } from '@/lib/current/site';
import { loadMessages } from '@/lib/messages/load';
import type { Environment } from '@/lib/site/settings';
import { testConfig, testSite } from '@/lib/testing/test-site';
import { ContactForm } from './contact-form';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite() };
});

jest.mock('@/lib/messages/load', () => ({
  loadMessages: jest.fn(jest.requireActual('@/lib/messages/load').loadMessages),
}));

const more = ['privacy', 'contact'].map((route) => ({
  route,
  kind: 'plain',
  changedOn: '2025-09-16',
}));

async function formWith(environment: Environment): Promise<HTMLElement> {
  const config = { ...testConfig, pages: [...testConfig.pages, ...more] } as typeof testConfig;
  Object.assign(site, testSite(environment, config));
  return (await render(<ContactForm />)).querySelector('form') as HTMLElement;
}

const address = 'https://endpoint.test/send';
const published = { SITE_URL: 'https://www.guide.test', CONTACT_ENDPOINT: 'simulate' };
const hiddenIn = (form: HTMLElement) =>
  Object.fromEntries(
    form.querySelectorAll('[type=hidden]').map(({ attrs }) => [attrs.name, attrs.value]),
  );
const fieldsIn = (form: HTMLElement) =>
  form.querySelectorAll('input:not([type=hidden]), textarea').map(({ attrs }) => attrs);

test('where nothing is sent, nothing is enforced or hidden', async () => {
  const form = await formWith({});
  expect(form.hasAttribute('novalidate')).toBe(true);
  // With scripts off, too, and what was typed in no address.
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([undefined, 'dialog']);
  expect(fieldsIn(form).map(({ name }) => name)).toEqual(['name', 'email', 'subject', 'message']);
  expect(hiddenIn(form)).toEqual({});
});

test('where messages are sent, the browser enforces what is required', async () => {
  const form = await formWith({ CONTACT_ENDPOINT: address });
  expect(form.hasAttribute('novalidate')).toBe(false);
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([address, 'post']);
  const required = fieldsIn(form).filter(({ name }) => name !== 'leave_empty');
  for (const attributes of required) expect(attributes).toHaveProperty('required');
});

test.each([{}, { CONTACT_ENDPOINT: address }])('a message has eight rows with %j', async (set) => {
  const form = await formWith(set);
  expect(form.querySelector('textarea')?.getAttribute('rows')).toBe('8');
});

test.each([
  ['a published form that pretends says that it is a demonstration', published, true],
  ['a form that pretends on a developer’s machine says nothing of it', {}, false],
  ['a form that sends says nothing of it', { ...published, CONTACT_ENDPOINT: address }, false],
])('%s', async (_, environment, isSaid) => {
  const form = await formWith(environment);
  const text = form.querySelectorAll('p:not([hidden])').map(({ textContent }) => textContent);
  expect(text.some((line) => line.includes('demonstration'))).toBe(isSaid);
  const mailed = form.querySelectorAll('p:not([hidden]) a[href^="mailto:"]');
  expect(mailed.map((link) => link.textContent)).toEqual(isSaid ? ['contact@kaya-guides.sg'] : []);
});

test('a failure is told in full, wherever and however often a translation names the address', async () => {
  const messages = structuredClone(await loadMessages('en'));
  const mail = '<mail>{email}</mail>';
  Object.assign(messages.pages.contact.form, {
    failure: `${mail} takes it. If not, tell ${mail} so.`,
  });
  jest.mocked(loadMessages).mockResolvedValue(messages);
  const failed = (await formWith({ CONTACT_ENDPOINT: address })).querySelector(
    '[data-alert=failed]',
  );
  const email = testConfig.companies.singapore.email;
  expect(failed?.textContent).toBe(`${email} takes it. If not, tell ${email} so.`);
  expect(failed?.querySelectorAll(`a[href="mailto:${email}"]`)).toHaveLength(2);
});

test('browsers can fill in name and address', async () => {
  const form = await formWith({});
  expect(fieldsIn(form).map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['subject', 'text', undefined],
    ['message', undefined, undefined],
  ]);
});

test('the trap is one for robots alone: not for people, browsers or password managers', async () => {
  const form = await formWith({ CONTACT_ENDPOINT: address });
  const trap = form.querySelector('[name=leave_empty]');
  expect(trap?.attrs).toMatchObject({
    type: 'text',
    tabindex: '-1',
    autocomplete: 'off',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  });
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('a message says its page, and what the endpoint’s address says', async () => {
  const form = await formWith({
    BASE_PATH: '/surveys',
    CONTACT_ENDPOINT: `${address}?access_key=a-b&c=%26`,
  });
  expect(hiddenIn(form)).toEqual({ access_key: 'a-b', c: '&', page: '/surveys/contact/' });
});
