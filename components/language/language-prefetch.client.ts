import { listen } from '@/lib/browser/listen';
import { languageLinkOf, type Prefetch } from './language-link.client';

/** How long a pointer or the focus has to rest on one link, in milliseconds: who only passes wants nothing of it. */
export const prefetchDelay = 80;

/** Fetches the page of a language link that the visitor rests on, or presses. */
export function prefetchLikely(prefetch: Prefetch, signal?: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function notice(event: Event): void {
    clearTimeout(timer);
    const link = languageLinkOf(event);
    if (!link) return;
    // A press gives the focus too, just before the click: only the keyboard's comes early.
    if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
    timer = setTimeout(prefetch, event.type === 'pointerdown' ? 0 : prefetchDelay, link);
  }
  listen(document, { pointerover: notice, pointerdown: notice, focusin: notice }, signal);
}
