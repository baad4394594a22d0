/** Running text reaches WCAG's AAA contrast, as axe measures it; that all text reaches AA is in accessibility.spec. */
import type { Route } from '../lib/routes';
import { violations } from './setup/axe';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

/** Where a page's running text stands, if not where legal texts have it. */
const runningText: Partial<Record<Route, string>> = {
  home: 'article',
  contact: 'main dt',
  imprint: 'main address',
};

const enhanced = {
  runOnly: ['color-contrast-enhanced'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const { path, route } of pagesOf(plain).filter(({ locale }) => locale === 'en')) {
    test(`${path} in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(
        await violations(page, runningText[route] ?? 'h1, main section > p', enhanced),
      ).toEqual([]);
    });
  }
