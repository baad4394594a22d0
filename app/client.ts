/** What the site does in the browser. Menu and drawer are loaded, with React, on intent. */
import { payAnswer } from '@/components/home/pay.client';
import { surveyTime } from '@/components/home/small-survey.client';
import { languageMenu } from '@/components/language/language-menu.client';
import { languageSwitch } from '@/components/language/language-switch.client';
import { propagateLanguage } from '@/components/language/propagate-language.client';
import { currentSection } from '@/components/navigation/current-section.client';
import { drawer } from '@/components/navigation/drawer.client';
import { notFoundFile } from '@/lib/address/grammar';
import { afterPaint } from '@/lib/browser/after-paint';
import { type Behaviour, startAll } from '@/lib/browser/behaviour';
import { exchangePage } from '@/lib/browser/exchange-page';
import { pageLanguage } from '@/lib/browser/page-language';
import { pageLoader } from '@/lib/browser/page-loader';

const pages = pageLoader();

/** Fetches the page of a language that is likely to be chosen. */
function prefetch({ hreflang, pathname }: HTMLAnchorElement): void {
  if (hreflang !== pageLanguage(document)) pages.prefetch(pathname);
}

/**
 * Behaviours of parts of the page. They are stopped and started again when the page is exchanged.
 */
const behaviours: readonly (readonly [selector: string, Behaviour])[] = [
  ['body', propagateLanguage],
  // At an unknown address no section is the current one.
  [`html:not([data-route="${notFoundFile}"]) main`, currentSection],
  ['#language-menu', (root) => languageMenu(root, prefetch)],
  ['#drawer', drawer],
  ['.survey', surveyTime],
  ['.pay-answer', payAnswer],
];

function start(): void {
  const status = document.getElementById('language-status');
  if (!status) return;
  const [loaded] = performance.getEntriesByType('navigation');
  let stop = startAll(behaviours);
  languageSwitch({
    status,
    prefetch,
    pagePath: new URL(loaded?.name ?? location.href).pathname,
    fetchPage: pages.fetch,
    navigate: (address) => location.replace(address),
    exchange(page) {
      stop();
      const keepsFocus = exchangePage(page, status);
      stop = startAll(behaviours);
      return keepsFocus;
    },
  });
}

// In development React hydrates the page, and reports what was changed before that. So start late.
if (process.env.NODE_ENV === 'development') addEventListener('load', () => setTimeout(start, 1000));
// After the next paint, which it would delay: on a slow phone, starting takes half a frame.
else afterPaint(start);
