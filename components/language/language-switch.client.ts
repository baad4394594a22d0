import { listen } from '@/lib/browser/listen';
import { pageLanguage } from '@/lib/browser/page-language';
import { onWrongLanguage } from '@/lib/browser/wrong-language';
import {
  type ChoiceParts,
  type LanguageChoice,
  languageChoice,
  settle,
} from './language-choice.client';
import { languageLinkOf, nameChoice, type Prefetch } from './language-link.client';
import { prefetchLikely } from './language-prefetch.client';
import { propagateLanguage } from './propagate-language.client';

type Switching = Omit<ChoiceParts, 'again'> & {
  prefetch: Prefetch;
  /** The path of the page that is shown: an entry of the history may have another one, even before this begins. */
  pagePath: string;
};

/** True for a press that asks for the link itself, not for a new tab, a download or a selection. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * Follows every language link of the document in place: no reload, no history entry, nothing lost.
 * @param signal ends it, if not the document does
 */
export function languageSwitch(
  { prefetch, pagePath, ...parts }: Switching,
  signal?: AbortSignal,
): void {
  let choice: LanguageChoice | undefined;

  function choose(link: HTMLAnchorElement): void {
    const isUnderWay = choice?.state === 'loading' || choice?.state === 'left';
    if (isUnderWay && choice?.language === link.hreflang) return;
    choice?.overtake();
    if (link.hreflang !== pageLanguage(document)) {
      choice = languageChoice(link, { ...parts, exchange, again: choose });
    } else {
      settle(link);
      propagateLanguage(document.body);
    }
  }

  function exchange(page: Document): boolean {
    pagePath = location.pathname;
    return parts.exchange(page);
  }

  function follow(event: MouseEvent): void {
    const link = languageLinkOf(event);
    // The third button asks for the context menu.
    if (!link || event.button > 1) return;
    if (isPlain(event)) {
      event.preventDefault();
      choose(link);
    } else {
      nameChoice(link);
    }
  }

  /** Back or Forward, within the document, to where another language was shown: the head of the page decides anew. */
  function travel(): void {
    if (location.pathname !== pagePath) location.reload();
  }

  /** What the visitor has chosen elsewhere is chosen here, so that nothing typed or read is lost. */
  function chooseElsewhere(language: string): boolean {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
    const link = [...links].find(({ hreflang }) => hreflang === language);
    if (link) choose(link);
    return Boolean(link);
  }

  // On its way in, because Headless UI's dialog stops the clicks inside it.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, follow, { capture: true, signal });
  listen(window, { popstate: travel }, signal);
  onWrongLanguage(chooseElsewhere, signal);
  travel();
  prefetchLikely(prefetch, signal);
}
