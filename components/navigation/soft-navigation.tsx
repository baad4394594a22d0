'use client';

// `useRouter` of next/navigation reads this context and checks that it is there, but brings along redirects,
// error boundaries and search parameters: 4 KB of the visitor's, compressed, for nothing that we use.
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { useContext, useEffect } from 'react';
import { announcePageChange } from '@/lib/browser/page-change';
import { languageAddress } from '@/lib/browser/switch-address';
import { announce, prepareAnnouncer } from './announcer';
import { rememberLanguage, softLink } from './soft-link';

type SoftNavigationProps = {
  basePath: string;
  storageKey: string;
  /** 'The language is now …', in the page's language. */
  changed: string;
  /** 'This language could not be loaded …', for a visitor without a network. */
  unavailable: string;
};

/** The id of the control that gets the focus back: it has to survive the remount that a switch brings. */
let chosenBy: string | undefined;

/**
 * Without a network the visitor stays where they are, and their last choice is followed once there is one. The
 * framework would wait as well, but then ask for a wrong address and load the page anew, without what was typed.
 */
function whenOnline(go: () => void): void {
  window.ononline = null;
  if (navigator.onLine) go();
  else window.ononline = () => whenOnline(go);
}

/**
 * Follows the plain links of the site without loading the document anew. The links work without it;
 * one listener for all of them costs less than a client component for each.
 */
export function SoftNavigation({ basePath, storageKey, ...texts }: SoftNavigationProps) {
  const { changed, unavailable } = texts;
  const router = useContext(AppRouterContext);

  useEffect(() => {
    prepareAnnouncer();
    announcePageChange();
    if (!chosenBy) return;
    const { lang } = document.documentElement;
    rememberLanguage(storageKey, lang);
    document.getElementById(chosenBy)?.focus({ preventScroll: true });
    announce(changed, lang);
    chosenBy = undefined;
  }, [changed, storageKey]);

  useEffect(() => {
    if (!router) return;
    const withoutBase = (url: URL | HTMLAnchorElement) =>
      url.pathname.slice(basePath.length) + url.search + url.hash;

    const follow = (event: MouseEvent) => {
      const link = softLink(event, basePath);
      if (!link) return;
      event.preventDefault();
      if (!link.hreflang) return whenOnline(() => router.push(withoutBase(link)));
      const { lang } = document.documentElement;
      if (link.hreflang === lang) {
        // The page stays as it is; only the address says from now on that this is a choice.
        rememberLanguage(storageKey, lang);
        history.replaceState(null, '', languageAddress(link));
        return announcePageChange();
      }
      if (!navigator.onLine) announce(unavailable, lang);
      whenOnline(() => {
        chosenBy = link.dataset.returnFocus ?? link.id;
        router.replace(withoutBase(languageAddress(link)), { scroll: false });
      });
    };

    // Headless UI's dialog stops the clicks inside it, and its menu closes first, which costs a render that
    // the switch makes needless. So both are met on their way in; the current language only closes the menu.
    const inPopup = '[role=dialog] a, [role=menu] a:not([aria-current])';
    const followInPopup = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(inPopup)) follow(event);
    };

    const fetchAhead = (event: Event) => {
      // A finger's click is there sooner than the parts that a prefetch asks for one after the other.
      if ((event as PointerEvent).pointerType === 'touch') return;
      // A press gives the focus too, just before the click: only the keyboard's comes early.
      if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return;
      const link = softLink(event, basePath);
      if (!link || link.hreflang === document.documentElement.lang || !navigator.onLine) return;
      router.prefetch(withoutBase(link.hreflang ? languageAddress(link) : link));
    };

    const listeners = {
      click: follow,
      pointerover: fetchAhead,
      focusin: fetchAhead,
      intent: fetchAhead,
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) document.addEventListener(type, listener);
    document.addEventListener('click', followInPopup, true);
    return () => {
      for (const [type, listener] of entries) document.removeEventListener(type, listener);
      document.removeEventListener('click', followInPopup, true);
    };
  }, [router, basePath, storageKey, unavailable]);

  return null;
}
