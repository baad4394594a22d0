import type { Behaviour } from '@/lib/browser/behaviour';
import { onIntent } from '@/lib/browser/on-intent';

/** Has the drawer's button open Headless UI's dialog, which is loaded on intent. */
export const drawer: Behaviour = (root) =>
  onIntent(root as HTMLDetailsElement, () =>
    import('./drawer.widget').then(({ mountDrawer }) => mountDrawer),
  );
