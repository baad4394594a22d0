/** One choice of a language, from the press to its end. */
import { isPageOf } from '@/lib/browser/exchange-page';
import { holdInPlace } from '@/lib/browser/hold-in-place';
import type { PageLoader } from '@/lib/browser/page-loader';
import { rememberLanguage } from '@/lib/browser/remembered-language';
import { languageAddress } from './language-link.client';
import { type Said, say } from './language-status.client';

/** How long a visitor waits before being told so, in milliseconds. */
const noticeAfter = 300;

/** How long a page may take from the choice on, in milliseconds: then the browser loads it in its own way, too. */
const leaveAfter = 10_000;

/** `left`: to the browser, which loads the page in its own way; a late page may still come before. `overtaken`: by another choice, or given up. */
export type ChoiceState = 'loading' | 'left' | 'shown' | 'failed' | 'overtaken';

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
  /** Listeners, timers and fetch of the present state. */
  let held = new AbortController();

  /** @returns what ends with the state */
  function enter(next: ChoiceState): AbortSignal {
    held.abort();
    held = new AbortController();
    choice.state = next;
    return held.signal;
  }

  const tell = (said: Said) => say(status, said, link);

  function after(milliseconds: number, act: () => void, signal: AbortSignal): void {
    const timer = setTimeout(act, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function load(): void {
    const signal = enter('loading');
    after(noticeAfter, () => tell('loading'), signal);
    after(leaveAfter, leave, signal);
    parts.take(link.pathname, signal).then(
      (page) => signal.aborted || (isPageOf(page, link.hreflang) ? show(page) : leave()),
      () => signal.aborted || choice.state === 'left' || fail(),
    );
  }

  /** The fetch goes on: of a host that is slow at everything, its answer comes first, and what is typed stays. */
  function leave(): void {
    if (choice.state === 'left') return;
    choice.state = 'left';
    // What ends this state, a late page or another choice, ends the browser's loading as well.
    held.signal.addEventListener('abort', () => window.stop());
    tell('loading');
    parts.leave(address);
  }

  function show(page: Document): void {
    enter('shown');
    // First, because the behaviours of the other page read the address.
    settle(link);
    holdInPlace(link, () => parts.exchange(page) || returnFocus(link));
    tell('shown');
  }

  /** The visitor stays, and is told. The choice waits for the network, or for a press on one of the two controls. */
  function fail(): void {
    const signal = enter('failed');
    tell('failed');
    addEventListener('online', () => parts.again(link), { signal });
    const close = () => {
      overtake();
      returnFocus(link);
    };
    status.querySelector('button')?.addEventListener('click', close, { signal });
  }

  function overtake(): void {
    if (choice.state === 'shown') return;
    enter('overtaken');
    tell(undefined);
  }

  // React rules the page in development, and would not know the exchanged one.
  if (process.env.NODE_ENV === 'development') leave();
  else load();
  return choice;
}
