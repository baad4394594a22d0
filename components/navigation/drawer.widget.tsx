import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DetailsParts, detailsParts } from '@/lib/browser/details-parts';

/** Moves what the plain panel holds into the dialog, and back in the end: it is there once, wherever it is seen. */
function lend(panel: HTMLElement, place: HTMLElement): () => void {
  const close = panel.querySelector('button');
  place.append(...panel.childNodes);
  if (close) close.hidden = false;
  return () => {
    panel.append(...place.childNodes);
    if (close) close.hidden = true;
  };
}

/** A dialog of Headless UI has no button of its own: the plain control's opens it, and says whether it is open. */
function useOpeningBy(summary: HTMLElement, isOpen: boolean, open: () => void): void {
  useLayoutEffect(() => {
    summary.setAttribute('role', 'button');
    summary.setAttribute('aria-haspopup', 'dialog');
    const press = (event: Event) => {
      event.preventDefault();
      open();
    };
    summary.addEventListener('click', press);
    return () => summary.removeEventListener('click', press);
  }, [summary, open]);
  useLayoutEffect(() => {
    summary.setAttribute('aria-expanded', String(isOpen));
  }, [summary, isOpen]);
}

/** Headless UI knows the page by the React tree that the dialog is in: this page is in none, and would not be inert. */
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

/** Headless UI closes a dialog by Escape and a press outside, not by a choice in it, nor by a button. */
function useClosingByChoice(isOpen: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=dialog] :is(a, button)')) close();
    };
    // On its way in, because the dialog stops the clicks inside it.
    document.addEventListener('click', choose, { capture: true });
    return () => document.removeEventListener('click', choose, { capture: true });
  }, [isOpen, close]);
}

/** Headless UI does not watch the button: a window made wide shows the navigation itself, and takes the button away. */
function useClosingWithButton(summary: HTMLElement, close: () => void): void {
  useEffect(() => {
    const width = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === 0) close();
    });
    width.observe(summary);
    return () => width.disconnect();
  }, [summary, close]);
}

/**
 * Headless UI gives the focus back to what had it when the dialog was rendered first: before this file was loaded,
 * that was something else. It goes to the drawer's button or, where a wide window has none, to its neighbour.
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
    // After Headless UI.
    setTimeout(() => {
      if (!isMounted.current) return;
      summary.focus({ preventScroll: true });
      if (document.activeElement === summary) return;
      document.getElementById('language-button')?.focus({ preventScroll: true });
    });
  }, [summary]);
}

type DrawerProps = DetailsParts & { title: string; startsOpen: boolean };

/** The drawer as a modal dialog: focus stays in it, Escape and the dimmed page close it. */
function Drawer({ summary, panel, title, startsOpen }: DrawerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const open = useCallback(() => flushSync(() => setOpen(true)), []);
  const close = useCallback(() => flushSync(() => setOpen(false)), []);
  useOpeningBy(summary, isOpen, open);
  useInertPage(isOpen);
  useClosingByChoice(isOpen, close);
  useClosingWithButton(summary, close);
  const returnFocus = useReturningFocus(summary);
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const takeBack = lend(panel, place);
      return () => {
        takeBack();
        returnFocus();
      };
    },
    [panel, returnFocus],
  );
  return (
    <Dialog open={isOpen} onClose={close} aria-label={title} className="fixed inset-0 z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity data-closed:opacity-0"
      />
      <DialogPanel transition className={`${panel.className} from-end transition-[translate]`}>
        <div ref={fill} />
      </DialogPanel>
    </Dialog>
  );
}

/**
 * Has the plain control's button open a dialog, to which its panel lends what it holds. Open or closed, it goes on as it was.
 */
export function mountDrawer(plain: HTMLDetailsElement): () => void {
  const { summary, panel } = detailsParts(plain);
  const startsOpen = plain.open;
  plain.open = false;
  const container = document.createElement('div');
  // Not beside the button, where an empty element would shift its neighbours.
  document.body.append(container);
  const root = createRoot(container);
  const title = plain.dataset.title ?? '';
  flushSync(() => root.render(<Drawer {...{ summary, panel, title, startsOpen }} />));
  return () => {
    root.unmount();
    container.remove();
  };
}
