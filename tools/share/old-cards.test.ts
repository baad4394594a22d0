/** @jest-environment jsdom */
import type { Listed } from './campaign.client';
import { aim } from './old-cards.client';

const row = (page: string, language: string, source: string): Listed => ({
  page,
  language,
  address: `https://a.sg/${page}/${language}/?utm_source=${source}`,
  own: new Map([['utm_source', source]]),
});

const listed = [
  row('home', 'de', 'poster'),
  row('home', 'de', 'linkedin'),
  row('home', 'visitor', 'poster'),
  row('home', 'en', 'poster'),
  { ...row('terms', 'de', 'poster'), address: '' },
  row('terms', 'en', 'poster'),
];

test.each([
  ['home', 'de', 'https://a.sg/home/de/?utm_source=linkedin'],
  ['home', 'visitor', 'https://a.sg/home/visitor/?utm_source=poster'],
  ['home', 'en', 'https://a.sg/home/en/?utm_source=poster'],
  ['home', 'ja', 'https://a.sg/'],
  ['terms', 'de', 'https://a.sg/'],
])('the tool for %s in %s gets what is posted there, unless it is barred', (...args) => {
  const [page, language, address] = args;
  const link = document.createElement('a');
  link.innerHTML = '<span data-aimed></span>';
  const inspect = 'https://tool.example/inspect/';
  const canonical = 'https://a.sg/';
  Object.assign(link.dataset, { inspect, service: 'linkedin', page, language, canonical });
  aim(link, listed);
  expect(link.href).toBe(inspect + encodeURIComponent(address));
  // Where there are several, it says which.
  expect(link.textContent).toBe(page === 'home' && language === 'de' ? ' (linkedin)' : '');
});
