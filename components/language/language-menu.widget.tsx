import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DetailsParts, detailsParts } from '@/lib/browser/details-parts';
import { isBrowserLanguage, type Prefetch } from './language-link.client';
import { prefetchDelay } from './language-prefetch.client';

type LanguageMenuProps = DetailsParts & {
  links: readonly HTMLAnchorElement[];
  prefetch: Prefetch;
};

/** A ref that fills an element with a copy of another one's contents. */
const copyOf = (original: Element) => (element: Element | null) =>
  element?.replaceChildren(...original.cloneNode(true).childNodes);

/** The language menu with arrow keys and type-ahead, which prefetches the highlighted language. */
function LanguageMenu({ summary, panel, links, prefetch }: LanguageMenuProps) {
  const list = panel.querySelector('ul');
  return (
    <Menu as="div" className="contents">
      <MenuButton
        ref={copyOf(summary)}
        id={summary.id}
        aria-label={summary.getAttribute('aria-label') ?? undefined}
        className={summary.className}
      />
      <MenuItems modal={false} className={panel.className}>
        <div role="none" className={list?.className}>
          {links.map((link) => (
            <MenuItem key={link.hreflang}>
              {({ focus, close }) => <LanguageItem {...{ link, focus, close, prefetch }} />}
            </MenuItem>
          ))}
        </div>
      </MenuItems>
    </Menu>
  );
}

/** React's names of attributes, where they differ. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', hreflang: 'hrefLang' };

function attributesOf(link: HTMLAnchorElement): object {
  const pairs = [...link.attributes].map(({ name, value }) => [reactNames[name] ?? name, value]);
  return Object.fromEntries(pairs);
}

/** Prefetches the browser's languages at once, and a highlighted one after a delay. */
function usePrefetch(link: HTMLAnchorElement, highlighted: boolean, prefetch: Prefetch): void {
  useEffect(() => {
    if (isBrowserLanguage(link)) prefetch(link);
    if (!highlighted) return;
    const timer = setTimeout(prefetch, prefetchDelay, link);
    return () => clearTimeout(timer);
  }, [link, highlighted, prefetch]);
}

type LanguageItemProps = {
  link: HTMLAnchorElement;
  focus: boolean;
  close: () => void;
  prefetch: Prefetch;
};

/** A copy of a plain link; id, ref and listeners are those of Headless UI. */
function LanguageItem({ link, focus, close, prefetch, ...item }: LanguageItemProps) {
  usePrefetch(link, focus, prefetch);
  // Headless UI does not close its menu at a click whose default is prevented, as that of a choice
  // is.
  const choose = () => {
    close();
    document.getElementById('language-button')?.focus({ preventScroll: true });
  };
  const attributes = { ...attributesOf(link), ...item, onClick: choose };
  return (
    <a {...attributes}>
      <span ref={copyOf(link)} className="contents" />
    </a>
  );
}

/** Replaces the plain list with the menu, which is open or closed and focused as the list was. */
export function mountLanguageMenu(plain: HTMLDetailsElement, prefetch: Prefetch): () => void {
  const { summary, panel } = detailsParts(plain);
  const links = [...panel.querySelectorAll('a')];
  const { open } = plain;
  const focused = plain.contains(document.activeElement);
  const container = document.createElement('div');
  container.className = plain.className;
  // After an error React removes the menu: the plain list comes back.
  const onUncaughtError = (error: unknown) => {
    container.replaceWith(plain);
    reportError(error);
  };
  const root = createRoot(container, { onUncaughtError });
  plain.replaceWith(container);
  // Synchronously: a press must not come between reading the plain list and replacing it.
  flushSync(() => root.render(<LanguageMenu {...{ summary, panel, links, prefetch }} />));
  const button = container.querySelector('button');
  if (focused || open) button?.focus({ preventScroll: true });
  // Headless UI's menu has no prop that opens it, and its button opens on Enter.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  if (open) button?.dispatchEvent(enter);
  return () => root.unmount();
}
