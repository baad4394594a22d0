'use client';

import type { ReactNode } from 'react';
import { createUpgrade, plainGroup } from '@/components/navigation/upgrade';
import type { Route } from '@/lib/routes';

export type LanguageMenuProps = {
  basePath: string;
  /** The page that is to be had in other languages. */
  route: Route;
  /** Code and name of the page's language. */
  current: string;
  name: string;
  /** The icon that says that the button opens something. */
  icon: ReactNode;
  /** What the button is called for those who do not see it. */
  label: string;
  /** The plain list of links, which works without scripts. */
  children: ReactNode;
};

/** Here, and not with the other looks, because every visit loads this file, and those only who opens the menu. */
export const languageButtonClass =
  'flex min-h-target cursor-pointer items-center gap-1 rounded border border-control px-3 text-ink text-note hyphens-none hover:bg-primary-tint max-tight:px-1';

const useUpgrade = createUpgrade<LanguageMenuProps>(() =>
  import('./language-popup').then(({ LanguagePopup }) => LanguagePopup),
);

/** The language button: a plain list of links that becomes Headless UI's menu once it is wanted. */
export function LanguageMenu(props: LanguageMenuProps) {
  const { plain, full, onIntent } = useUpgrade();
  if (full) return <full.Component {...props} handover={full.handover} />;
  return (
    <details
      ref={plain}
      name={plainGroup}
      className="relative"
      suppressHydrationWarning
      {...onIntent}
    >
      <summary id="language-button" aria-label={props.label} className={languageButtonClass}>
        {props.name}
        {props.icon}
      </summary>
      {props.children}
    </details>
  );
}
