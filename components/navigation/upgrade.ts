'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The plain controls share a name: the browser closes one when another opens. */
export const plainGroup = 'header';

/** How the plain control stood when its full version took over. */
export type Handover = { open: boolean; focused: boolean };

type Upgraded<Props> = ComponentType<Props & { handover: Handover }>;

/**
 * Makes a hook that exchanges a plain `<details>` control for its full version, whose code is fetched
 * at the first sign that a visitor wants it. Until then, and if the code cannot be had, the plain control
 * goes on working. The full version takes over what it finds: open or closed, focused or not.
 */
export function createUpgrade<Props>(load: () => Promise<Upgraded<Props>>) {
  // Survives the remount on a change of page: the code is fetched once a visit.
  let loaded: Upgraded<Props> | undefined;

  return function useUpgrade() {
    const plain = useRef<HTMLDetailsElement>(null);
    const pressed = useRef(false);
    const [full, setFull] = useState(() => loaded && { Component: loaded, handover: closed });

    async function upgrade() {
      try {
        loaded ??= await load();
      } catch {
        return;
      }
      const details = plain.current;
      const inPanel = details?.querySelector(':scope > :not(summary):focus-within');
      // Someone who is already in the plain list keeps it: taking it away would lose their place.
      // An exchange between press and release would swallow the click; the toggle that follows asks again.
      if (!details || inPanel || pressed.current) return;
      const focused = details.contains(document.activeElement);
      const handover = { open: details.open, focused };
      const next = { Component: loaded, handover };
      // At once: a press must not come between this look at the control and the exchange.
      flushSync(() => setFull(next));
    }

    // Opened before the scripts came.
    useEffect(() => {
      if (plain.current?.open) upgrade();
    }, []);

    const press = (down: boolean) => () => {
      pressed.current = down;
      return upgrade();
    };
    const onIntent = {
      onPointerEnter: press(false),
      onPointerDown: press(true),
      onToggle: press(false),
      onFocus: upgrade,
    };
    return { plain, full, onIntent };
  };
}

const closed: Handover = { open: false, focused: false };
