'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DrawerProps, drawerButtonClass, drawerPanelClass } from './drawer';
import type { Handover } from './upgrade';
import { useInertPage } from './use-inert-page';

/** The drawer as a modal dialog: focus stays in it, Escape and the dimmed page close it. */
export function DrawerDialog({
  handover,
  children,
  ...props
}: DrawerProps & { handover: Handover }) {
  const [open, setOpen] = useState(handover.open);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (handover.focused) button.current?.focus({ preventScroll: true });
  }, [handover]);
  useInertPage(open);

  /** Closes the drawer and moves the focus on, instead of back to the button. */
  function closeTowards(target: HTMLElement | null) {
    flushSync(() => setOpen(false));
    // After Headless UI has given it back.
    setTimeout(() => target?.focus({ preventScroll: true }));
  }

  // A window made wide shows the navigation itself and takes the button away: the drawer goes with it.
  useEffect(() => {
    if (!open || !button.current) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) closeTowards(document.getElementById('language-button'));
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  });

  function closeOnChoice({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const section = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    if (!section) return setOpen(false);
    section.tabIndex = -1;
    closeTowards(section);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        id="drawer-button"
        aria-label={props.openLabel}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={drawerButtonClass}
      >
        {props.openIcon}
      </button>
      <Dialog open={open} onClose={setOpen} aria-label={props.title} className="fixed inset-0 z-50">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-night/50 transition-opacity data-closed:opacity-0"
        />
        <DialogPanel
          transition
          className={`${drawerPanelClass} transition-transform data-closed:translate-x-full rtl:data-closed:-translate-x-full`}
        >
          <button
            type="button"
            aria-label={props.closeLabel}
            onClick={() => setOpen(false)}
            className="ms-auto flex size-target items-center justify-center rounded hover:bg-primary-tint"
          >
            {props.closeIcon}
          </button>
          {/* Not on the panel, which passes over events that the soft navigation has taken on. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside */}
          <div role="presentation" onClick={closeOnChoice}>
            {children}
          </div>
        </DialogPanel>
      </Dialog>
    </>
  );
}
