/** @jest-environment jsdom */
import { contactForm } from './contact-form.client';

const markup = (words: string, action = '') => `<main><form id="contact-form" ${action}>
  <input name="name" value="Mei"><button data-idle="Send ${words}" data-sending="Sending ${words}">Send</button>
  <p role="status" tabindex="-1"></p><p hidden data-told="idle"></p><p hidden data-told="sending">Sending ${words}</p>
  <p hidden data-told="sent">Sent ${words}</p><p hidden data-told="failed">Failed <a href="mailto:us">${words}</a></p>
  </form></main>`;

const connected = 'action="https://api.example/contact"';
const fetched = jest.fn();
let stop = () => {};

function open(html: string): void {
  document.body.innerHTML = html;
  stop = contactForm(document.body);
}

const submit = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const button = () => document.querySelector('button') as HTMLButtonElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const flush = () => jest.advanceTimersByTimeAsync(0);

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
  expect([button().textContent, button().disabled]).toEqual(['Sending en', true]);
  await jest.advanceTimersByTimeAsync(1499);
  expect(status()).toBe('Sending en');
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), button().disabled]).toEqual(['Sent en', true]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [true, 'Sent en', true],
  [false, 'Failed en', false],
])('connected, an answer that is ok %s is shown as it is', async (ok, text, disabled) => {
  open(markup('en', connected));
  fetched.mockResolvedValue({ ok });
  submit();
  submit();
  await flush();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [[, { body, redirect }]] = fetched.mock.calls;
  expect(JSON.parse(body)).toEqual({ name: 'Mei' });
  // A browser would follow a redirect without the message.
  expect(redirect).toBe('error');
  expect([status(), button().disabled]).toEqual([text, disabled]);
});

test.each([
  ['goes to what became of the message', '', 'P'],
  ['stays with who has gone on', 'a', 'A'],
])('the focus %s', async (_, elsewhere, expected) => {
  open(`<a href="/">Home</a>${markup('en', connected)}`);
  fetched.mockResolvedValue({ ok: true });
  // Nothing has it: in browsers the pressed button, which is disabled, has lost it.
  submit();
  if (elsewhere) document.querySelector<HTMLElement>(elsewhere)?.focus();
  await flush();
  expect(document.activeElement?.tagName).toBe(expected);
});

test('a message under way goes on in another language', async () => {
  open(markup('en'));
  submit();
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('beforeend', markup('de'));
  await flush();
  expect([button().textContent, button().disabled]).toEqual(['Sending de', true]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(status()).toBe('Sent de');
});

test('who leaves gives the message up, and finds the form as new', async () => {
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
  expect([status(), button().disabled]).toEqual(['', false]);
});

test('who has gone on elsewhere is left there when the message has gone', async () => {
  open(`${markup('en')}<a href="/">Elsewhere</a>`);
  document.querySelector('[role=status]')?.setAttribute('tabindex', '-1');
  submit();
  const elsewhere = document.querySelector('a');
  elsewhere?.focus();
  await jest.advanceTimersByTimeAsync(1500);
  expect(status()).toBe('Sent en');
  expect(document.activeElement).toBe(elsewhere);
});
