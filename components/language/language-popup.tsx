'use client';

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import type { Handover } from '@/components/navigation/upgrade';
import { primaryCode } from '@/lib/locales';
import { type LanguageLink, languageLinks } from './language-links';
import { languagePanelClass } from './language-looks';
import { type LanguageMenuProps, languageButtonClass } from './language-menu';

/** The language menu with arrow keys, type-ahead and a highlight that fetches the page ahead. */
export function LanguagePopup({
  basePath,
  route,
  current,
  name,
  icon,
  label,
  handover,
}: LanguageMenuProps & { handover: Handover }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (handover.focused || handover.open) button.current?.focus({ preventScroll: true });
    // Headless UI's menu has no `defaultOpen`; its button opens on Enter.
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    if (handover.open) button.current?.dispatchEvent(enter);
  }, [handover]);
  return (
    <Menu as="div" className="relative">
      <MenuButton
        ref={button}
        id="language-button"
        aria-label={label}
        className={languageButtonClass}
      >
        {name}
        {icon}
      </MenuButton>
      <MenuItems modal={false} className={languagePanelClass}>
        {languageLinks(route, basePath).map((language) => (
          <MenuItem key={language.code}>
            {({ focus }) => (
              <LanguageItem {...language} highlighted={focus} current={language.code === current} />
            )}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}

/** Who opens the menu most likely wants a language of the browser: it is fetched before a finger is there. */
function isBrowsersLanguage(code: string): boolean {
  return navigator.languages.some((tag) => primaryCode(tag) === primaryCode(code));
}

/** The link itself; id, ref and listeners are Headless UI's. */
type LanguageItemProps = LanguageLink & { highlighted: boolean; current: boolean; id?: string };

function LanguageItem({ code, name, dir, href, highlighted, current, ...item }: LanguageItemProps) {
  const { id = '' } = item;
  const wanted = highlighted || isBrowsersLanguage(code);
  useEffect(() => {
    // The keyboard's highlight moves no focus, so the listener that fetches ahead has to be told.
    if (wanted) document.getElementById(id)?.dispatchEvent(new Event('intent', { bubbles: true }));
  }, [wanted, id]);
  return (
    <a
      {...item}
      href={href}
      hrefLang={code}
      data-return-focus="language-button"
      lang={code}
      dir={dir}
      aria-current={current ? 'true' : undefined}
      className="menu-item"
    >
      {name}
    </a>
  );
}
