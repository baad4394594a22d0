import { isSameRelease } from '@/lib/browser/exchange-page';
import type { PageLoader } from '@/lib/browser/page-loader';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { keptLanguage } from './kept-language.client';
import { languageAddress, languageLinkOf, type Prefetch } from './language-link';

type Switching = {
  prefetch: Prefetch;
  take: PageLoader['take'];
  /** Puts the page in the place of the present one. */
  exchange: (page: Document) => void;
};

/** True for a press that asks for the link itself, not for a new tab, a download or a selection. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/**
 * Follows every language link of the document in place: no reload, no history entry, nothing lost.
 * @param status the live region that announces the change; it holds its texts, and outlives the exchange
 */
export function languageSwitch(
  status: HTMLElement,
  { prefetch, take, exchange }: Switching,
): () => void {
  const root = document.documentElement;
  const ended = new AbortController();
  const { signal } = ended;
  /** The last choice. One that a later one has overtaken is not followed. */
  let chosen: HTMLAnchorElement | undefined;

  function announce(text: string | undefined): void {
    status.lang = root.lang;
    status.textContent = text ?? '';
  }

  /** Makes a language the choice: stored, and named by the address. */
  function settle(link: HTMLAnchorElement): void {
    rememberLanguage(link.hreflang);
    history.replaceState(history.state, '', languageAddress(link));
  }

  /** The visitor stays where they are, and the choice is followed once there is a network. */
  function wait(link: HTMLAnchorElement): void {
    announce(status.dataset.unavailable);
    const again = () => chosen === link && change(link);
    addEventListener('online', again, { once: true, signal });
  }

  async function change(link: HTMLAnchorElement): Promise<void> {
    const address = languageAddress(link);
    // React rules the page in development, and would not know the exchanged one.
    if (process.env.NODE_ENV === 'development') return location.replace(address);
    root.ariaBusy = 'true';
    const page = await take(link.pathname).catch(() => 'unanswered' as const);
    if (chosen !== link || signal.aborted) return;
    root.ariaBusy = null;
    if (page === 'unanswered') return wait(link);
    if (!page || !isSameRelease(page)) return location.replace(address);
    const texts = page.getElementById(status.id)?.dataset;
    // First, because the behaviours of the other page read the address.
    settle(link);
    exchange(page);
    Object.assign(status.dataset, texts);
    document.getElementById(link.dataset.returnFocus ?? link.id)?.focus({ preventScroll: true });
    announce(status.dataset.changed);
  }

  function follow(event: MouseEvent): void {
    const link = languageLinkOf(event);
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    chosen = link;
    if (link.hreflang !== root.lang) return void change(link);
    settle(link);
    keptLanguage(document.body);
  }

  function foresee(event: Event): void {
    const link = languageLinkOf(event);
    // A press gives the focus too, just before the click: only the keyboard's comes early.
    if (link && (event.type !== 'focusin' || link.matches(':focus-visible'))) prefetch(link);
  }

  // On its way in, because Headless UI's dialog stops the clicks inside it.
  document.addEventListener('click', follow, { capture: true, signal });
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, foresee, { signal });
  return () => ended.abort();
}
