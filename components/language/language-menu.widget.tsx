import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isBrowserLanguage, type Prefetch } from './language-link';

type LanguageMenuProps = {
  summary: HTMLElement;
  panel: HTMLElement;
  links: readonly HTMLAnchorElement[];
  prefetch: Prefetch;
};

/** The language menu with arrow keys, type-ahead, and a highlight that prefetches. */
function LanguageMenu({ summary, panel, links, prefetch }: LanguageMenuProps) {
  return (
    <Menu as="div" className="contents">
      <MenuButton
        ref={(button) => button?.replaceChildren(...summary.cloneNode(true).childNodes)}
        id={summary.id}
        aria-label={summary.getAttribute('aria-label') ?? undefined}
        className={summary.className}
      />
      <MenuItems modal={false} className={panel.className}>
        {links.map((link) => (
          <MenuItem key={link.hreflang}>
            {({ focus }) => <LanguageItem link={link} highlighted={focus} prefetch={prefetch} />}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}

type LanguageItemProps = { link: HTMLAnchorElement; highlighted: boolean; prefetch: Prefetch };

/** The names that React has for attributes. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', hreflang: 'hrefLang' };

function attributesOf(link: HTMLAnchorElement): object {
  const pairs = [...link.attributes].map(({ name, value }) => [reactNames[name] ?? name, value]);
  return Object.fromEntries(pairs);
}

/** A plain link once more; id, ref and listeners are Headless UI's. */
function LanguageItem({ link, highlighted, prefetch, ...item }: LanguageItemProps) {
  const likely = highlighted || isBrowserLanguage(link);
  useEffect(() => {
    if (likely) prefetch(link);
  }, [likely, link, prefetch]);
  return (
    <a {...attributesOf(link)} {...item}>
      {link.textContent}
    </a>
  );
}

/** Puts the menu in the place of the plain list, open or closed, focused or not, as it finds it. */
export function mountLanguageMenu(plain: HTMLDetailsElement, prefetch: Prefetch): () => void {
  const [summary, panel] = plain.children as unknown as HTMLElement[];
  const links = [...panel.querySelectorAll('a')];
  const { open } = plain;
  const focused = plain.contains(document.activeElement);
  const container = document.createElement('div');
  container.className = plain.className;
  const root = createRoot(container);
  // At once: a press must not come between the look at the plain list and the exchange.
  flushSync(() => root.render(<LanguageMenu {...{ summary, panel, links, prefetch }} />));
  plain.replaceWith(container);
  const button = container.querySelector('button');
  if (focused || open) button?.focus({ preventScroll: true });
  // Headless UI's menu has no prop that opens it, and its button opens on Enter.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  if (open) button?.dispatchEvent(enter);
  return () => root.unmount();
}
