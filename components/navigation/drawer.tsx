'use client';

import type { ReactNode } from 'react';
import { createUpgrade, plainGroup } from './upgrade';

export type DrawerProps = {
  openLabel: string;
  closeLabel: string;
  title: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

export const drawerButtonClass =
  'flex size-target cursor-pointer items-center justify-center rounded hover:bg-primary-tint lg:hidden';

export const drawerPanelClass =
  'fixed end-0 top-0 bottom-0 z-50 w-drawer overflow-y-auto bg-white p-4 text-body shadow-lifted';

const useUpgrade = createUpgrade<DrawerProps>(() =>
  import('./drawer-dialog').then(({ DrawerDialog }) => DrawerDialog),
);

/** The menu button of narrow screens: a plain panel that becomes Headless UI's dialog once it is wanted. */
export function Drawer(props: DrawerProps) {
  const { plain, full, onIntent } = useUpgrade();
  if (full) return <full.Component {...props} handover={full.handover} />;
  return (
    <details
      ref={plain}
      name={plainGroup}
      className="lg:hidden"
      suppressHydrationWarning
      {...onIntent}
    >
      <summary id="drawer-button" aria-label={props.openLabel} className={drawerButtonClass}>
        {props.openIcon}
      </summary>
      <div className={`${drawerPanelClass} mt-header-sm md:mt-header-md`}>{props.children}</div>
    </details>
  );
}
