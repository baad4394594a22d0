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

  // A window made wide shows the navigation itself and takes the button away: the drawer goes with it.
  useEffect(() => {
    if (!open || !button.current) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) return;
      flushSync(() => setOpen(false));
      // After Headless UI has tried to give the focus back.
      setTimeout(() => document.getElementById('language-button')?.focus({ preventScroll: true }));
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [open]);

  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setOpen(false);
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
