import { listen } from '@/lib/browser/listen';
import { languageLinkOf, type Prefetch } from './language-link.client';

/**
 * How long a pointer or the focus has to rest on a link before its page is fetched, in
 * milliseconds.
 */
export const prefetchDelay = 80;

/** Prefetches the page of a language link that the visitor points at, focuses or presses. */
export function prefetchLikely(prefetch: Prefetch, signal?: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onEvent(event: Event): void {
    clearTimeout(timer);
    const link = languageLinkOf(event);
    if (!link) return;
    // A press focuses the link too, but has been handled: only focus by keyboard counts.
    if (event.type === 'focusin' && !link.matches(':focus-visible')) return;
    timer = setTimeout(prefetch, event.type === 'pointerdown' ? 0 : prefetchDelay, link);
  }
  listen(document, { pointerover: onEvent, pointerdown: onEvent, focusin: onEvent }, signal);
}
