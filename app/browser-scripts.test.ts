import { speculationRules } from './browser-scripts';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ BASE_PATH: '/surveys' }) };
});

test('a page is rendered ahead while the pointer rests on its link, not all of them at once', () => {
  const where = {
    and: [{ href_matches: '/surveys/*' }, { not: { selector_matches: '[hreflang], [href^="#"]' } }],
  };
  expect(JSON.parse(speculationRules())).toEqual({ prerender: [{ where, eagerness: 'moderate' }] });
});
