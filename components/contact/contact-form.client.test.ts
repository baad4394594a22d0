/** @jest-environment jsdom */
import { contactForm } from './contact-form.client';

const field = (name: string) =>
  `<input name="${name}" value="${name}" aria-describedby="${name}-reason"><p id="${name}-reason"></p>`;

const markup = (words: string, action = '') => `<main><form id="contact-form" ${action}>
  <p role="status" tabindex="-1"></p><p hidden data-alert="idle"></p><p hidden data-alert="sending">Sending ${words}</p>
  <p hidden data-alert="sent">Sent ${words}</p><p hidden data-alert="failed">Failed <a href="mailto:us">${words}</a></p>
  <p hidden data-alert="refused">Refused ${words}</p>
  <p hidden data-codes="EMPTY REQUIRED_FIELD_EMPTY">Empty ${words}</p><p hidden data-codes="">Other ${words}</p>
  <fieldset>${field('email')}${field('subject')}<input name="leave_empty">
  <button data-idle="Send ${words}" data-sending="Sending ${words}">Send</button></fieldset>
  </form></main>`;

const connected = 'action="https://api.example/contact"';
const fetched = jest.fn();
let stop = () => {};

function open(html: string): void {
  Object.assign(window, { CONNECTED: html.includes(connected) });
  document.body.innerHTML = html;
  stop = contactForm(document.body);
}

const submit = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const button = () => document.querySelector('button') as HTMLButtonElement;
const isLocked = () => document.querySelector('fieldset')?.disabled;
const status = () => document.querySelector('[role=status]')?.textContent;
const reasons = () =>
  ['email', 'subject'].map((name) => document.getElementById(`${name}-reason`)?.textContent);
const marked = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'));
const flush = () => jest.advanceTimersByTimeAsync(0);

const refusal = (...errors: object[]) => ({
  ok: false,
  status: 422,
  json: async () => ({ errors }),
});
const emptySubject = { field: 'subject', code: 'REQUIRED_FIELD_EMPTY', message: 'is empty' };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: fetched.mockReset() });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('unconnected, it sends nothing, and says sending for 1,500 ms and then sent', async () => {
  open(markup('en'));
  submit();
  expect([button().textContent, isLocked()]).toEqual(['Sending en', true]);
  await jest.advanceTimersByTimeAsync(1499);
  expect(status()).toBe('Sending en');
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), isLocked()]).toEqual(['Sent en', true]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['that is ok', { ok: true }, 'Sent en', true],
  ['without fields', refusal(), 'Failed en', false],
  ['that names no field of the form', refusal({ field: 'access_key' }), 'Failed en', false],
  ['that is no JSON', { json: () => Promise.reject(new SyntaxError()) }, 'Failed en', false],
])('connected, an answer %s is shown as it is', async (_, answer, text, locked) => {
  open(markup('en', connected));
  fetched.mockResolvedValue(answer);
  submit();
  submit();
  await flush();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [[, { body, redirect }]] = fetched.mock.calls;
  // The trap is empty, and not sent.
  expect(JSON.parse(body)).toEqual({ email: 'email', subject: 'subject' });
  // A browser would follow a redirect without the message.
  expect(redirect).toBe('error');
  expect([status(), isLocked(), marked()]).toEqual([text, locked, []]);
});

test('a field that is refused is marked, with the reason, and has the focus', async () => {
  open(markup('en', connected));
  fetched.mockResolvedValue(refusal(emptySubject));
  submit();
  await flush();
  expect([status(), isLocked()]).toEqual(['Refused en', false]);
  expect(marked()).toEqual(['subject']);
  expect(reasons()).toEqual(['', 'Empty en']);
  expect(document.activeElement?.getAttribute('name')).toBe('subject');
});

test('a reason that the form has no words for is still a reason', async () => {
  open(markup('en', connected));
  fetched.mockResolvedValue(refusal({ field: 'email', code: 'DISPOSABLE', message: 'is' }));
  submit();
  await flush();
  expect(reasons()).toEqual(['Other en', '']);
});

test('a field that is corrected is not marked any more, the others are', async () => {
  open(markup('en', connected));
  fetched.mockResolvedValue(refusal(emptySubject, { ...emptySubject, field: 'email' }));
  submit();
  await flush();
  expect(marked()).toEqual(['email', 'subject']);
  const announced = jest.fn();
  const announcements = new MutationObserver(announced);
  announcements.observe(document.querySelector('[role=status]') as Node, { childList: true });
  document.querySelector('[name=email]')?.dispatchEvent(new Event('input', { bubbles: true }));
  await flush();
  announcements.disconnect();
  // A screen reader does not speak over what is being typed.
  expect(announced).not.toHaveBeenCalled();
  expect(marked()).toEqual(['subject']);
  expect(reasons()).toEqual(['', 'Empty en']);
  // No mark stays when the message is sent again.
  fetched.mockResolvedValue({ ok: true });
  submit();
  await flush();
  expect([status(), marked(), reasons()]).toEqual(['Sent en', [], ['', '']]);
});

test('what is refused stays refused in another language', async () => {
  open(markup('en', connected));
  fetched.mockResolvedValue(refusal(emptySubject));
  submit();
  await flush();
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', markup('de', connected));
  await flush();
  expect([status(), marked(), reasons()]).toEqual(['Refused de', ['subject'], ['', 'Empty de']]);
});

test.each([
  // The pressed button, though disabled, has the focus until the next frame.
  ['goes to what became of the message after a fast answer', 'button', 'P'],
  ['goes to what became of the message after a slow answer', '', 'P'],
  ['stays with who has gone on', 'a', 'A'],
])('the focus %s', async (_, focused, expected) => {
  open(`<a href="/">Home</a>${markup('en', connected)}`);
  fetched.mockResolvedValue({ ok: true });
  if (focused === 'button') button().focus();
  submit();
  if (focused === 'a') document.querySelector('a')?.focus();
  await flush();
  expect(document.activeElement?.tagName).toBe(expected);
});

test('a message under way goes on in another language', async () => {
  open(markup('en'));
  submit();
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', markup('de'));
  await flush();
  expect([button().textContent, isLocked()]).toEqual(['Sending de', true]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(status()).toBe('Sent de');
});

test('leaving the page aborts the message, and the form is as new', async () => {
  open(markup('en', connected));
  fetched.mockImplementation(
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  submit();
  window.dispatchEvent(new Event('pagehide'));
  await flush();
  expect([status(), isLocked()]).toEqual(['', false]);
});

test('a form whose disabled state a browser has restored can be used', () => {
  open(markup('en').replace('<fieldset>', '<fieldset disabled>').replace('>Send<', '>Sending en<'));
  expect([button().textContent, isLocked(), status()]).toEqual(['Send en', false, '']);
});
