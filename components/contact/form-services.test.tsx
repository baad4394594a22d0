/**
 * Form services that speak JSON need nothing but their address in CONTACT_ENDPOINT. These servers
 * answer as the makers document: Formspree in the library @formspree/core, Web3Forms in
 * https://docs.web3forms.com/getting-started/api-reference.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { render } from '@/components/testing/render';
import { site } from '@/lib/current/site';
import { testConfig, testSite } from '@/lib/testing/test-site';
import { ContactForm } from './contact-form';
import { sendTo } from './send-message.client';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite() };
});

type Message = Record<string, string>;
type Answer = [status: number, body: object];

/** Answers in JSON if the request asks for it, and otherwise redirects to a page. */
const formspree = (message: Message): Answer => {
  const errors = [
    ...(/@\w+\./.test(message.email)
      ? []
      : [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]),
    ...(message.subject
      ? []
      : [{ code: 'REQUIRED_FIELD_MISSING', field: 'subject', message: 'field missing' }]),
  ];
  if (errors.length > 0) return [422, { error: 'Validation errors', errors }];
  return [200, { ok: true, next: '/thanks?language=en' }];
};

/** Wants its key in the message, and names no fields. */
const web3forms = ({ access_key }: Message): Answer =>
  access_key === 'f613-4511'
    ? [200, { success: true, message: 'Email sent successfully!' }]
    : [400, { success: false, message: 'Invalid Access Key' }];

let server: Server;
let received: Message;
afterEach(() => server.close());

/** Starts a service, and returns its address. */
async function start(service: (message: Message) => Answer): Promise<string> {
  server = createServer(async (request, response) => {
    if (request.headers.accept !== 'application/json')
      return response.writeHead(302, { location: '/thanks' }).end();
    received = (await json(request)) as Message;
    const [status, body] = service(received);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends what a visitor typed, with what the form of a site with this endpoint adds to it. */
async function send(endpoint: string, typed: Message) {
  const pages = [
    ...testConfig.pages,
    { route: 'privacy', kind: 'plain', changedOn: '2025-09-16' },
    { route: 'contact', kind: 'plain', changedOn: '2025-09-16' },
  ] as typeof testConfig.pages;
  Object.assign(site, testSite({ CONTACT_ENDPOINT: endpoint }, { ...testConfig, pages }));
  const form = await render(<ContactForm />);
  const added = form
    .querySelectorAll('[type=hidden]')
    .map(({ attrs }) => [attrs.name, attrs.value]);
  const action = form.querySelector('form')?.getAttribute('action') ?? '';
  const message = { ...Object.fromEntries(added), ...typed };
  return sendTo(action, message, 10_000, new AbortController());
}

const typed = { name: 'Mei', email: 'mei@example.org', subject: 'A question', message: '質問' };

test('a form of Formspree takes a message', async () => {
  const address = await start(formspree);
  expect(await send(`${address}/f/abcd`, typed)).toEqual({ phase: 'sent' });
  expect(received).toEqual({ ...typed, page: '/contact/' });
});

test('what a form of Formspree refuses is marked, each field with its reason', async () => {
  const address = await start(formspree);
  const outcome = await send(`${address}/f/abcd`, { ...typed, email: 'mei', subject: '' });
  expect(outcome).toEqual({
    phase: 'refused',
    refused: {
      email: 'TYPE_EMAIL',
      subject: 'REQUIRED_FIELD_MISSING',
    },
  });
});

test('Web3Forms takes a message by an address that ends in its access key', async () => {
  const address = await start(web3forms);
  const endpoint = `${address}/submit?access_key=f613-4511`;
  expect(await send(endpoint, typed)).toEqual({ phase: 'sent' });
  expect(received).toEqual({ ...typed, access_key: 'f613-4511', page: '/contact/' });
});

test('a refusal by Web3Forms, which no visitor can correct, counts as not sent', async () => {
  const address = await start(web3forms);
  expect(await send(`${address}/submit`, typed)).toEqual({ phase: 'failed' });
});

test('if a proxy refuses a body as too large, the message is marked', async () => {
  const address = await start(() => [413, {}]);
  const outcome = { phase: 'refused', refused: { message: 'TOO_LONG' } };
  expect(await send(address, typed)).toEqual(outcome);
});
