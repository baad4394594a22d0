/** One choice of a language: fetches its page, shows it, and handles failure and cancellation. */
import { isPageOf } from '@/lib/browser/exchange-page';
import type { PageLoader } from '@/lib/browser/page-loader';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { anchorScroll } from '@/lib/browser/scroll-anchor';
import { languageAddress } from './language-link.client';
import { type Notice, showNotice } from './language-status.client';

/** When the visitor is told that the page is loading, in milliseconds after the choice. */
const noticeDelay = 300;

/** When the browser navigates to a page that has not come, in milliseconds after the choice. */
const timeout = 10_000;

/**
 * Exponential backoff: how often a failed fetch is repeated, and the first delay in milliseconds.
 */
const maxRetries = 5;
const firstRetryDelay = 350;

/**
 * `navigating`: the browser loads the page itself; a late answer to the fetch may still come first.
 * `cancelled`: another choice has replaced it, or the visitor has closed the notice.
 */
export type ChoiceState = 'loading' | 'navigating' | 'changed' | 'failed' | 'cancelled';

export type ChoiceParts = {
  /** The live region, which stays when the page is exchanged. */
  status: HTMLElement;
  fetchPage: PageLoader['fetch'];
  /** Replaces the present page. @returns true if a field has kept the focus */
  exchange: (page: Document) => boolean;
  /** Has the browser load an address, without a history entry. */
  navigate: (address: URL) => void;
  /** Repeats a failed choice, once the browser is online again. */
  retry: (link: HTMLAnchorElement) => void;
};

export type LanguageChoice = {
  readonly language: string;
  state: ChoiceState;
  /** Ends the choice in any state. A page that comes later is dropped. */
  cancel: () => void;
};

/** Stores the choice, and writes it into the address. */
export function commitChoice(link: HTMLAnchorElement): void {
  rememberLanguage(link.hreflang);
  history.replaceState(history.state, '', languageAddress(link));
}

function returnFocus({ dataset, id }: HTMLAnchorElement): void {
  document.getElementById(dataset.returnFocus ?? id)?.focus({ preventScroll: true });
}

/** Fetches the link's page, and replaces the present one with it. */
export function languageChoice(link: HTMLAnchorElement, parts: ChoiceParts): LanguageChoice {
  const { status } = parts;
  const address = languageAddress(link);
  const choice: LanguageChoice = { language: link.hreflang, state: 'loading', cancel };
  /** Removes listeners, stops timers and aborts the fetch. */
  const controller = new AbortController();
  const { signal } = controller;
  /** True while a fetch has no answer yet. */
  let isFetching = false;

  const notify = (notice: Notice) => showNotice(status, notice, link);

  function end(state: ChoiceState): void {
    choice.state = state;
    controller.abort();
  }

  function after(milliseconds: number, action: () => void): void {
    const timer = setTimeout(action, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function fetchPage(retriesLeft: number, delay: number): void {
    isFetching = true;
    const onResponse = (page: Document | undefined) => {
      if (signal.aborted) return;
      if (isPageOf(page, link.hreflang)) show(page);
      else navigate();
    };
    const onError = () => {
      isFetching = false;
      if (signal.aborted) return;
      if (!navigator.onLine) fail();
      else if (retriesLeft > 0) after(delay, () => fetchPage(retriesLeft - 1, delay * 2));
    };
    parts.fetchPage(link.pathname, signal).then(onResponse, onError);
  }

  /** The fetch goes on: if it answers before the navigation does, what was typed is kept. */
  function navigate(): void {
    if (choice.state !== 'loading') return;
    choice.state = 'navigating';
    // A late page or another choice stops the navigation as well.
    signal.addEventListener('abort', () => window.stop());
    notify('loading');
    parts.navigate(address);
  }

  function show(page: Document): void {
    end('changed');
    // Before the exchange, because the behaviours of the new page read the address.
    commitChoice(link);
    const exchange = () => parts.exchange(page) || returnFocus(link);
    // A link in a menu disappears with the menu: then the scroll position stays as it is.
    if (link.dataset.returnFocus) exchange();
    else anchorScroll(link.id, exchange);
    notify('changed');
  }

  /**
   * Shows the failure until the browser is online, a late answer comes, or the visitor retries or
   * closes it.
   */
  function fail(): void {
    if (choice.state !== 'loading') return;
    choice.state = 'failed';
    notify('failed');
    addEventListener('online', () => parts.retry(link), { signal });
    const close = () => {
      cancel();
      returnFocus(link);
    };
    status.querySelector('button')?.addEventListener('click', close, { signal });
  }

  function cancel(): void {
    if (choice.state === 'changed') return;
    end('cancelled');
    notify(undefined);
  }

  // In development React owns the page, and would not know the new elements.
  if (process.env.NODE_ENV === 'development') navigate();
  else {
    after(noticeDelay, () => choice.state === 'loading' && notify('loading'));
    // If every fetch has failed, a navigation would fail too, and show the browser's error page.
    after(timeout, () => (isFetching ? navigate() : fail()));
    fetchPage(maxRetries, firstRetryDelay);
  }
  return choice;
}
