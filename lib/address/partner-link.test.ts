import { partnerLink } from './partner-link';

test.each([
  ['https://p.example/x', 'de', 'https://p.example/x?affid=4343&lang=de'],
  ['https://p.example/x?a=1', 'en', 'https://p.example/x?a=1&affid=4343&lang=en'],
  ['https://p.example/x?', 'en', 'https://p.example/x?&affid=4343&lang=en'],
  ['https://p.example/x', 'pt-BR', 'https://p.example/x?affid=4343&lang=pt'],
  ['https://p.example/x#list', 'ja', 'https://p.example/x?affid=4343&lang=ja#list'],
  ['https://p.example/#/list#top', 'de', 'https://p.example/?affid=4343&lang=de#/list#top'],
])('%s in %s', (base, locale, expected) => {
  expect(partnerLink({ base, affiliateId: '4343', locale })).toBe(expected);
});

test('an affiliate id cannot add parameters of its own', () => {
  const link = partnerLink({ base: 'https://p.example/', affiliateId: '1&lang=xx', locale: 'en' });
  expect(new URL(link).searchParams.get('affid')).toBe('1&lang=xx');
  expect(new URL(link).searchParams.getAll('lang')).toEqual(['en']);
});
