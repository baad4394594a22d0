/**
 * The script at the end of every page. It starts the framework's scripts when the page has loaded and is at
 * rest, or at the first press if that comes sooner, and looks after what visitors press until then. What
 * needs no framework works from here on every page, with or without it.
 * The finishing step of the export puts it there, with the scripts in a template before it.
 */
import { markCurrentSection } from './current-section';
import { codeMissing, holdPress, postPlainly } from './held-press';
import { keepLanguage } from './keep-language';
import { onEveryPage } from './page-change';
import { languageAddress } from './switch-address';
import { countVisibleParts, layOutVisibleFirst } from './visible-first';

const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;

/** Inserting the scripts starts them. The second time there are none left. */
function start(): void {
  for (const script of template.content.querySelectorAll('script')) script.onerror = postPlainly;
  document.head.append(template.content);
}

for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { passive: true });

addEventListener('load', () => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start);
});

addEventListener('submit', (event) => {
  if (holdPress(event)) start();
});

addEventListener(codeMissing, postPlainly);

addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    // A language chosen before the scripts are there loads a page; its address is what it would be with them.
    if (link.hreflang) {
      link.href = languageAddress(link).href;
      countVisibleParts();
    }
    // A choice closes the plain list and the plain drawer.
    link.closest('details')?.removeAttribute('open');
  },
  true,
);

onEveryPage(layOutVisibleFirst);
onEveryPage(keepLanguage);
onEveryPage(markCurrentSection);
