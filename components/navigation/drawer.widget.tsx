import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DetailsParts, detailsParts } from '@/lib/browser/details-parts';

/** Moves the contents of the plain panel into the dialog. Returns what moves them back. */
function moveContents(panel: HTMLElement, dialog: HTMLElement): () => void {
  const close = panel.querySelector('button');
  dialog.append(...panel.childNodes);
  if (close) close.hidden = false;
  return () => {
    panel.append(...dialog.childNodes);
    if (close) close.hidden = true;
  };
}

/** Headless UI's dialog has no button: the `<summary>` opens it, and says whether it is open. */
function useOpenButton(summary: HTMLElement, isOpen: boolean, open: () => void): void {
  useLayoutEffect(() => {
    summary.setAttribute('role', 'button');
    summary.setAttribute('aria-haspopup', 'dialog');
    const onClick = (event: Event) => {
      event.preventDefault();
      open();
    };
    summary.addEventListener('click', onClick);
    return () => summary.removeEventListener('click', onClick);
  }, [summary, open]);
  useLayoutEffect(() => {
    summary.setAttribute('aria-expanded', String(isOpen));
  }, [summary, isOpen]);
}

/** Headless UI makes only the dialog's React tree inert, and this page is outside of it. */
function useInertPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    const setInert = (inert: boolean) => {
      for (const part of parts) part.inert = inert;
    };
    setInert(isOpen);
    return () => setInert(false);
  }, [isOpen]);
}

/** Headless UI closes a dialog at Escape and at a press outside, not at a link or button inside. */
function useCloseOnChoice(isOpen: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=dialog] :is(a, button)')) close();
    };
    // In the capture phase, because the dialog stops clicks inside it.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isOpen, close]);
}

/** Closes the drawer in a window that was made so wide that styles hide its button. */
function useCloseWithoutButton(summary: HTMLElement, close: () => void): void {
  useEffect(() => {
    const width = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) close();
    });
    width.observe(summary);
    return () => width.disconnect();
  }, [summary, close]);
}

/**
 * Headless UI returns the focus to what had it at the first render, which is not the button if the
 * visitor pressed that before this file was loaded. The focus goes to the drawer's button or, in a
 * window too wide for it, to the language button.
 */
function useReturningFocus(summary: HTMLElement): () => void {
  const isMounted = useRef(true);
  useLayoutEffect(
    () => () => {
      isMounted.current = false;
    },
    [],
  );
  return useCallback(() => {
    // Later than Headless UI.
    setTimeout(() => {
      if (!isMounted.current) return;
      summary.focus({ preventScroll: true });
      if (document.activeElement === summary) return;
      document.getElementById('language-button')?.focus({ preventScroll: true });
    });
  }, [summary]);
}

type DrawerProps = DetailsParts & { title: string; startsOpen: boolean };

/** The drawer as a modal dialog: it traps the focus, and Escape and the backdrop close it. */
function Drawer({ summary, panel, title, startsOpen }: DrawerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const open = useCallback(() => flushSync(() => setOpen(true)), []);
  const close = useCallback(() => flushSync(() => setOpen(false)), []);
  useOpenButton(summary, isOpen, open);
  useInertPage(isOpen);
  useCloseOnChoice(isOpen, close);
  useCloseWithoutButton(summary, close);
  const returnFocus = useReturningFocus(summary);
  const fill = useCallback(
    (dialog: HTMLElement | null) => {
      if (!dialog) return;
      const moveBack = moveContents(panel, dialog);
      return () => {
        moveBack();
        returnFocus();
      };
    },
    [panel, returnFocus],
  );
  return (
    <Dialog open={isOpen} onClose={close} aria-label={title} className="fixed inset-0 z-50">
      <DialogBackdrop transition className="backdrop fixed inset-0 bg-overlay" />
      <DialogPanel transition className={`${panel.className} from-end`}>
        <div ref={fill} />
      </DialogPanel>
    </Dialog>
  );
}

/**
 * Has the drawer's button open a dialog with the contents of the plain panel. An open drawer stays
 * open.
 */
export function mountDrawer(plain: HTMLDetailsElement): () => void {
  const { summary, panel } = detailsParts(plain);
  const startsOpen = plain.open;
  plain.open = false;
  const container = document.createElement('div');
  // At the end of the page: beside the button, an empty element would shift the others.
  document.body.append(container);
  const root = createRoot(container);
  const title = plain.dataset.title ?? '';
  flushSync(() => root.render(<Drawer {...{ summary, panel, title, startsOpen }} />));
  return () => {
    root.unmount();
    container.remove();
  };
}
