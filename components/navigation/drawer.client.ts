import type { Behaviour } from '@/lib/browser/behaviour';
import { onIntent } from '@/lib/browser/on-intent';

/** Brings Headless UI's dialog to the drawer's button on intent. */
export const drawer: Behaviour = (root) =>
  onIntent(root as HTMLDetailsElement, () =>
    import('./drawer.widget').then(({ mountDrawer }) => mountDrawer),
  );
