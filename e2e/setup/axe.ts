/** axe-core's judgement of a page: WCAG 2.2 A and AA, and axe's best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

type Axe = typeof import('axe-core');

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * All rules but contrast. For pages with the same colours as one that is judged with contrast, and
 * for forced colours: there axe compares the forced background with `-webkit-text-fill-color`, for
 * which Chromium still states the page's colour, although it paints the visitor's.
 */
export const allButContrast: RunOptions = {
  runOnly: tags,
  rules: { 'color-contrast': { enabled: false } },
};

export const contrast: RunOptions = { runOnly: ['color-contrast'] };

/**
 * Waits until no colour is half-way: a slow machine would otherwise judge a state that nobody is
 * meant to see.
 */
async function transitionsEnd(): Promise<void> {
  // Asking for animations makes the browser apply styles that have just changed.
  const running = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/**
 * What axe finds on the page as it stands, one text for each element: the rule, and the element's
 * HTML.
 */
export async function violations(
  page: Page,
  where = 'html',
  options: RunOptions = { runOnly: tags },
): Promise<string[]> {
  // axe is loaded by Playwright, to which the page's policy does not apply, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(transitionsEnd);
  const results = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([place, settings]) =>
      (window as unknown as { axe: Axe }).axe.run(place, {
        ...settings,
        resultTypes: ['violations'],
      }),
    [where, options],
  );
  if (results.passes.length === 0) throw new Error('axe found nothing to judge');
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
