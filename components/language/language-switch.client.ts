import { listen } from '@/lib/browser/listen';
import { pageLanguage } from '@/lib/browser/page-language';
import { onWrongLanguage } from '@/lib/browser/wrong-language';
import {
  type ChoiceParts,
  commitChoice,
  type LanguageChoice,
  languageChoice,
} from './language-choice.client';
import { languageLinkOf, nameChoice, type Prefetch } from './language-link.client';
import { prefetchLikely } from './language-prefetch.client';
import { propagateLanguage } from './propagate-language.client';

type LanguageSwitchOptions = Omit<ChoiceParts, 'retry'> & {
  prefetch: Prefetch;
  /** The path of the page on screen. An entry of the history may already have another one. */
  pagePath: string;
};

/** True for a click that follows the link here: not in a new tab, as a download or a selection. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * Changes the language in place at a click on any language link: without a reload or history entry.
 * @param signal removes all listeners, for tests
 */
export function languageSwitch(
  { prefetch, pagePath, ...parts }: LanguageSwitchOptions,
  signal?: AbortSignal,
): void {
  let choice: LanguageChoice | undefined;

  function choose(link: HTMLAnchorElement): void {
    const isPending = choice?.state === 'loading' || choice?.state === 'navigating';
    if (isPending && choice?.language === link.hreflang) return;
    choice?.cancel();
    if (link.hreflang !== pageLanguage(document)) {
      choice = languageChoice(link, { ...parts, exchange, retry: choose });
    } else {
      commitChoice(link);
      propagateLanguage(document.body);
    }
  }

  function exchange(page: Document): boolean {
    pagePath = location.pathname;
    return parts.exchange(page);
  }

  function onClick(event: MouseEvent): void {
    const link = languageLinkOf(event);
    // The third button opens the context menu.
    if (!link || event.button > 1) return;
    if (isPlainClick(event)) {
      event.preventDefault();
      choose(link);
    } else {
      nameChoice(link);
    }
  }

  /** Back or Forward within the document to another language's address: the page is loaded anew. */
  function onPopState(): void {
    if (location.pathname !== pagePath) location.reload();
  }

  /** Follows a choice made in another tab, in place, so that nothing typed is lost. */
  function followOtherTab(language: string): boolean {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
    const link = [...links].find(({ hreflang }) => hreflang === language);
    if (link) choose(link);
    return Boolean(link);
  }

  // In the capture phase, because Headless UI's dialog stops clicks inside it.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, onClick, { capture: true, signal });
  listen(window, { popstate: onPopState }, signal);
  onWrongLanguage(followOtherTab, signal);
  onPopState();
  prefetchLikely(prefetch, signal);
}
