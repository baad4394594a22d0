/** @jest-environment jsdom */
import { exchangePage, isPageOf } from './exchange-page';

const assets = '<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>';

function html({ lang = 'de', title = 'Titel', loaded = assets, body = '' } = {}): string {
  return `<html lang="${lang}" dir="rtl" data-locale="${lang}"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="robots" content="noindex">${loaded}<link rel="canonical" href="/${lang}/"></head>
    <body><header>H ${lang}</header><main>${body}</main><p id="status" role="status">new</p></body></html>`;
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');

beforeEach(() => {
  document.documentElement.innerHTML = `<head><meta charset="utf-8"><title>Title</title>${assets}
    <meta name="description" content="d"><link rel="canonical" href="/"></head><body><header>H en</header>
    <main><input id="name" value=""><textarea id="text"></textarea><input name="no-id" value="x"></main>
    <p id="status" role="status">said</p></body>`;
});

const statusElement = () => document.getElementById('status') as HTMLElement;
const fields = '<input id="name"><textarea id="text">preset</textarea>';

test('head and body become the other page’s, and the persistent element stays', () => {
  const [status, script] = [statusElement(), document.querySelector('script')];
  exchangePage(parse(html()), status);
  expect(document.documentElement.lang).toBe('de');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.title).toBe('Titel');
  expect(document.querySelectorAll('title, link[rel=canonical]')).toHaveLength(2);
  expect(document.querySelector('[name=description]')).toBeNull();
  expect(document.querySelector('[name=robots]')).not.toBeNull();
  expect(document.querySelector('header')?.textContent).toBe('H de');
  expect(document.querySelectorAll('header, main')).toHaveLength(2);
  expect(document.querySelector('script')).toBe(script);
  expect(statusElement()).toBe(status);
  expect(status.textContent).toBe('new');
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test('tags that are the same on every page are not replaced', () => {
  const viewport = '<meta name="viewport" content="width=device-width"><meta name="color-scheme">';
  document.head.insertAdjacentHTML('beforeend', viewport);
  const ruling = [...document.querySelectorAll('[name=viewport], [name=color-scheme]')];
  exchangePage(parse(html({ loaded: viewport })), statusElement());
  expect([...document.querySelectorAll('[name=viewport], [name=color-scheme]')]).toEqual(ruling);
  expect(ruling.every(({ isConnected }) => isConnected)).toBe(true);
});

test('what was typed stays, even an empty field that had a text before', () => {
  document.querySelector<HTMLInputElement>('#name')?.setAttribute('value', '');
  (document.getElementById('name') as HTMLInputElement).value = ' Mei ';
  exchangePage(parse(html({ body: fields })), statusElement());
  expect((document.getElementById('name') as HTMLInputElement).value).toBe(' Mei ');
  expect((document.getElementById('text') as HTMLTextAreaElement).value).toBe('');
});

test('what was set stays', () => {
  const slider = '<input type="range" id="slider" max="5" value="1">';
  document.body.insertAdjacentHTML('afterbegin', slider);
  (document.getElementById('slider') as HTMLInputElement).value = '4';
  exchangePage(parse(html({ body: slider })), statusElement());
  expect((document.getElementById('slider') as HTMLInputElement).value).toBe('4');
});

test('what was chosen stays, and what was opened stays open, but for menus', () => {
  const survey = '<input type="radio" name="s" id="yes"><input type="radio" name="s" id="no">';
  const lists =
    '<details id="list"></details><details id="closed"></details><details id="menu" name="header"></details>';
  document.body.insertAdjacentHTML('afterbegin', survey + lists);
  (document.getElementById('no') as HTMLInputElement).checked = true;
  for (const id of ['list', 'menu']) document.getElementById(id)?.setAttribute('open', '');
  exchangePage(parse(html({ body: survey + lists })), statusElement());
  expect(document.querySelectorAll('input:checked')).toHaveLength(1);
  expect((document.getElementById('no') as HTMLInputElement).checked).toBe(true);
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['list']);
});

test('a field that has the focus keeps it, with the selection', () => {
  const text = document.getElementById('text') as HTMLTextAreaElement;
  text.value = 'A long message';
  text.focus();
  text.setSelectionRange(2, 6);
  expect(exchangePage(parse(html({ body: fields })), statusElement())).toBe(true);
  const counterpart = document.activeElement as HTMLTextAreaElement;
  expect(counterpart).not.toBe(text);
  const { id, value, selectionStart, selectionEnd } = counterpart;
  expect({ id, value, selectionStart, selectionEnd }).toEqual({
    id: 'text',
    value: 'A long message',
    selectionStart: 2,
    selectionEnd: 6,
  });
});

test('a field without a selection keeps the focus too', () => {
  document.querySelector('#name')?.setAttribute('type', 'email');
  document.getElementById('name')?.focus();
  const body = '<input id="name" type="email">';
  expect(exchangePage(parse(html({ body })), statusElement())).toBe(true);
  expect(document.activeElement?.id).toBe('name');
});

test.each([
  ['no field', () => document.body.focus()],
  ['a field that the other page lacks', () => document.getElementById('name')?.focus()],
])('with the focus in %s it is the caller’s', (_, focus) => {
  focus();
  expect(exchangePage(parse(html()), statusElement())).toBe(false);
});

test.each([
  ['the same stylesheet and script', html(), true],
  ['another script', html({ loaded: assets.replace('/a.js', '/b.js') }), false],
  ['another stylesheet', html({ loaded: assets.replace('/a.css', '/b.css') }), false],
  ['another lang and the same language', html().replace('lang="de"', 'lang="fr"'), true],
  ['another language', html({ lang: 'en' }), false],
])('a page with %s', (_, text, isOurs) => {
  expect(isPageOf(parse(text), 'de')).toBe(isOurs);
});

test('files that a translator in the browser has added do not count as another release', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="stylesheet" href="https://translate.example/a.css"><script src="x://b.js"></script>',
  );
  expect(isPageOf(parse(html()), 'de')).toBe(true);
});

test('where there is no page, it is none of the site', () => {
  expect(isPageOf(undefined, 'de')).toBe(false);
});
