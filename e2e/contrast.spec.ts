/** Every text pair reaches WCAG AA, and running text AAA, as axe measures it on the page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Route } from '../lib/routes';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, ready, test } from './setup/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where a page's running text stands. */
const runningText: Record<Route, string> = {
  home: 'article',
  terms: 'main section > p',
  privacy: 'main section > p',
  contact: 'main dt',
  imprint: 'main address',
};

const enhanced = { rules: { 'color-contrast-enhanced': { enabled: true } } };

for (const { path, route } of pagesOf(plain).filter(({ locale }) => locale === 'en')) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await page.evaluate(axe);
    const weak = async (where: string, rule: string, options: RunOptions = {}) => {
      const run = { ...options, runOnly: [rule], resultTypes: ['violations' as const] };
      const results = await page.evaluate(
        ([selector, given]) =>
          (window as unknown as { axe: typeof import('axe-core') }).axe.run(selector, given),
        [where, run] as const,
      );
      return (results as AxeResults).violations.flatMap(({ nodes }) =>
        nodes.map(({ html }) => html),
      );
    };
    expect(await weak('body', 'color-contrast')).toEqual([]);
    expect(await weak(runningText[route], 'color-contrast-enhanced', enhanced)).toEqual([]);
  });
}
