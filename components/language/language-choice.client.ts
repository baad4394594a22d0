/** One choice of a language, from the press to its end. */
import { isPageOf } from '@/lib/browser/exchange-page';
import type { PageLoader } from '@/lib/browser/page-loader';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { anchorScroll } from '@/lib/browser/scroll-anchor';
import { languageAddress } from './language-link.client';
import { type Said, say } from './language-status.client';

/** How long a visitor waits before being told so, in milliseconds. */
const noticeAfter = 300;

/** How long a page may take from the choice on, in milliseconds: then the browser loads it in its own way, too. */
const leaveAfter = 10_000;

/** How often a page that did not come is asked for again, and how long after the first time: each wait is twice the last one. */
const moreTries = 5;
const firstWait = 350;

/** `left`: to the browser, which loads the page in its own way; a late page may still come before. `overtaken`: by another choice, or given up. */
export type ChoiceState = 'loading' | 'left' | 'changed' | 'failed' | 'overtaken';

export type ChoiceParts = {
  /** Where the visitor is told: it outlives the exchange. */
  status: HTMLElement;
  take: PageLoader['take'];
  /** Puts the page in the place of the present one. @returns true if a field has kept the focus */
  exchange: (page: Document) => boolean;
  /** Has the browser load an address in its own way, without a history entry. */
  leave: (address: URL) => void;
  /** Makes the choice anew: after a failure, when the network is back. */
  again: (link: HTMLAnchorElement) => void;
};

export type LanguageChoice = {
  readonly language: string;
  state: ChoiceState;
  /** Ends the choice, whatever it has come to. A page that comes later is dropped. */
  overtake: () => void;
};

/** Stores the choice, and has the address name it. */
export function settle(link: HTMLAnchorElement): void {
  rememberLanguage(link.hreflang);
  history.replaceState(history.state, '', languageAddress(link));
}

function returnFocus({ dataset, id }: HTMLAnchorElement): void {
  document.getElementById(dataset.returnFocus ?? id)?.focus({ preventScroll: true });
}

/** Fetches the link's page, and shows it in the place of the present one. */
export function languageChoice(link: HTMLAnchorElement, parts: ChoiceParts): LanguageChoice {
  const { status } = parts;
  const address = languageAddress(link);
  const choice: LanguageChoice = { language: link.hreflang, state: 'loading', overtake };
  /** Ends listeners, timers and the fetch. */
  const ending = new AbortController();
  const { signal } = ending;
  /** Whether the host has yet to answer. */
  let isAsking = false;

  const tell = (said: Said) => say(status, said, link);

  function end(state: ChoiceState): void {
    choice.state = state;
    ending.abort();
  }

  function after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(act, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function ask(triesLeft: number, wait: number): void {
    isAsking = true;
    const answered = (page: Document | undefined) => {
      if (signal.aborted) return;
      if (isPageOf(page, link.hreflang)) show(page);
      else leave();
    };
    const unanswered = () => {
      isAsking = false;
      if (signal.aborted) return;
      if (!navigator.onLine) fail();
      else if (triesLeft > 0) after(wait, () => ask(triesLeft - 1, wait * 2));
    };
    parts.take(link.pathname, signal).then(answered, unanswered);
  }

  /** The tries go on: of a host that is slow at everything, their answer comes first, and what is typed stays. */
  function leave(): void {
    if (choice.state !== 'loading') return;
    choice.state = 'left';
    // A late page or another choice ends the browser's loading as well.
    signal.addEventListener('abort', () => window.stop());
    tell('loading');
    parts.leave(address);
  }

  function show(page: Document): void {
    end('changed');
    // First, because the behaviours of the other page read the address.
    settle(link);
    const exchange = () => parts.exchange(page) || returnFocus(link);
    // A link in a menu is gone with it: then the page stays as it is scrolled.
    if (link.dataset.returnFocus) exchange();
    else anchorScroll(link.id, exchange);
    tell('changed');
  }

  /** The visitor stays, and is told. What ends that: the network, a late answer, or a press on one of the two controls. */
  function fail(): void {
    if (choice.state !== 'loading') return;
    choice.state = 'failed';
    tell('failed');
    addEventListener('online', () => parts.again(link), { signal });
    const close = () => {
      overtake();
      returnFocus(link);
    };
    status.querySelector('button')?.addEventListener('click', close, { signal });
  }

  function overtake(): void {
    if (choice.state === 'changed') return;
    end('overtaken');
    tell(undefined);
  }

  // React rules the page in development, and would not know the exchanged one.
  if (process.env.NODE_ENV === 'development') leave();
  else {
    after(noticeAfter, () => choice.state === 'loading' && tell('loading'));
    // A page that the host refuses, the browser would not get either: it would show an error in the place of this one.
    after(leaveAfter, () => (isAsking ? leave() : fail()));
    ask(moreTries, firstWait);
  }
  return choice;
}
