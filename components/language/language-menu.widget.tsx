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

/** A ref that fills an element with copies of what another one holds. */
const copyOf = (original: Element) => (place: Element | null) =>
  place?.replaceChildren(...original.cloneNode(true).childNodes);

/** The language menu with arrow keys, type-ahead, and a highlight that prefetches. */
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

/** The names that React has for attributes. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', hreflang: 'hrefLang' };

function attributesOf(link: HTMLAnchorElement): object {
  const pairs = [...link.attributes].map(({ name, value }) => [reactNames[name] ?? name, value]);
  return Object.fromEntries(pairs);
}

/** Prefetches the page of a browser's language at once, and that of a highlighted link after a rest. */
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

/** A plain link once more; id, ref and listeners are Headless UI's. */
function LanguageItem({ link, focus, close, prefetch, ...item }: LanguageItemProps) {
  usePrefetch(link, focus, prefetch);
  // Headless UI leaves its menu open at a press whose default is prevented: that of every choice.
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

/** Puts the menu in the place of the plain list, open or closed, focused or not, as it finds it. */
export function mountLanguageMenu(plain: HTMLDetailsElement, prefetch: Prefetch): () => void {
  const { summary, panel } = detailsParts(plain);
  const links = [...panel.querySelectorAll('a')];
  const { open } = plain;
  const focused = plain.contains(document.activeElement);
  const container = document.createElement('div');
  container.className = plain.className;
  // What React cannot go on with it takes away, now or later.
  const onUncaughtError = (error: unknown) => {
    container.replaceWith(plain);
    reportError(error);
  };
  const root = createRoot(container, { onUncaughtError });
  plain.replaceWith(container);
  // At once: a press must not come between the look at the plain list and the exchange.
  flushSync(() => root.render(<LanguageMenu {...{ summary, panel, links, prefetch }} />));
  const button = container.querySelector('button');
  if (focused || open) button?.focus({ preventScroll: true });
  // Headless UI's menu has no prop that opens it, and its button opens on Enter.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  if (open) button?.dispatchEvent(enter);
  return () => root.unmount();
}
