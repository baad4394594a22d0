import { parse } from 'node-html-parser';
import { toNotFoundPage } from './not-found-page';

const home = `<!DOCTYPE html><html lang="de" data-route="home"><head><meta charset="utf-8"><title>Start</title>
<link rel="canonical" href="https://a.example/de/"><link rel="alternate" hreflang="en" href="https://a.example/">
<meta name="robots" content="max-image-preview:large"><meta property="og:url" content="https://a.example/de/"><meta property="og:title" content="Start">
<meta property="og:locale" content="de_DE"><meta property="og:locale:alternate" content="en_GB"><meta property="article:modified_time" content="2025-10-20">
<link rel="stylesheet" href="/a.css"></head><body><main><nav><a href="/de/" aria-current="page">Start</a></nav><p hidden="" data-unknown-page="Nicht gefunden">Nicht da.</p><h1>Start</h1>
<script type="application/ld+json">{"@type":"Article"}</script></main><script>let a;</script></body></html>`;

const page = () => parse(toNotFoundPage(home));

test('it says that the page asked for is not here', () => {
  expect(page().querySelector('[data-unknown-page]')?.hasAttribute('hidden')).toBe(false);
});

test.each([
  '[rel=canonical]',
  '[hreflang]',
  '[property="og:url"]',
  '[property="og:locale"]',
  '[property="og:locale:alternate"]',
  '[property="article:modified_time"]',
  '[type$="ld+json"]',
])('it has no %s', (selector) => expect(page().querySelector(selector)).toBeNull());

test('it is not to be indexed, and else it is the home page', () => {
  const robots = page().querySelectorAll('[name=robots]');
  expect(robots.map((tag) => tag.getAttribute('content'))).toEqual(['noindex']);
  for (const selector of ['[property="og:title"]', '[rel=stylesheet]', 'h1', 'body > script'])
    expect(page().querySelector(selector)?.toString()).toBe(
      parse(home).querySelector(selector)?.toString(),
    );
});

test('what the home page says to a host that hides email addresses stays', () => {
  const [open, close] = ['<!--email_off-->', '<!--/email_off-->'];
  const marked = home.replace('<main>', `${open}<main>`).replace('</main>', `</main>${close}`);
  expect(toNotFoundPage(marked)).toContain(`${open}<main>`);
  expect(toNotFoundPage(marked)).toContain(`</main>${close}`);
});

test('its title begins with what it is, and nothing in it is the current page', () => {
  expect(page().querySelector('title')?.text).toBe('Nicht gefunden – Start');
  expect(page().querySelector('[aria-current]')).toBeNull();
});

test('the decision on the language knows it by its route', () => {
  expect(page().querySelector('html')?.getAttribute('data-route')).toBe('404.html');
});

test('a home page without the line ends the build', () => {
  expect(() => toNotFoundPage(home.replace('data-unknown-page', 'data-other'))).toThrow('no line');
});
