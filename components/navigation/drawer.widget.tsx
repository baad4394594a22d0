import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type DrawerDialogProps = {
  open: boolean;
  close: () => void;
  title: string;
  panelClass: string;
  /** Fills the panel; a ref that has to be the same at every render. */
  fill: (place: HTMLElement | null) => (() => void) | undefined;
};

/** The drawer as a modal dialog: focus stays in it, Escape and the dimmed page close it. */
function DrawerDialog({ open, close, title, panelClass, fill }: DrawerDialogProps) {
  return (
    <Dialog open={open} onClose={close} aria-label={title} className="fixed inset-0 z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className={`${panelClass} transition-transform data-closed:translate-x-full rtl:data-closed:-translate-x-full`}
      >
        <div ref={fill} />
      </DialogPanel>
    </Dialog>
  );
}

/** Moves what the plain panel holds to another place, and back in the end: it is there once, wherever it is seen. */
function lend(panel: HTMLElement, place: HTMLElement): () => void {
  const close = panel.querySelector('button');
  place.append(...panel.childNodes);
  if (close) close.hidden = false;
  return () => {
    panel.append(...place.childNodes);
    if (close) close.hidden = true;
  };
}

/** Makes the page behind the dialog inert, or no longer. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)'))
    part.inert = inert;
}

/** Has the plain control's button open a dialog with what its panel holds. */
export function mountDrawer(plain: HTMLDetailsElement): () => void {
  const [summary, panel] = plain.children as unknown as HTMLElement[];
  const ended = new AbortController();
  const container = document.createElement('div');
  // Not beside the button, where an empty element would shift its neighbours.
  document.body.append(container);
  const root = createRoot(container);
  const fill = (place: HTMLElement | null) => {
    if (!place) return;
    const takeBack = lend(panel, place);
    return () => {
      takeBack();
      // After Headless UI, which does not know what had the focus before it was loaded.
      setTimeout(returnFocus);
    };
  };
  const fixed = { title: plain.dataset.title ?? '', panelClass: panel.className, fill };

  /** To the drawer's button or, in a window made so wide that there is none, to its neighbour. */
  function returnFocus(): void {
    if (ended.signal.aborted) return;
    summary.focus({ preventScroll: true });
    if (document.activeElement === summary) return;
    document.getElementById('language-button')?.focus({ preventScroll: true });
  }

  function show(open: boolean): void {
    setPageInert(open);
    summary.ariaExpanded = String(open);
    flushSync(() => root.render(<DrawerDialog open={open} close={close} {...fixed} />));
  }

  const close = () => show(false);
  summary.role = 'button';
  summary.ariaHasPopup = 'dialog';
  const { open } = plain;
  plain.open = false;
  show(open);

  const { signal } = ended;
  const press = (event: Event) => {
    event.preventDefault();
    show(true);
  };
  summary.addEventListener('click', press, { signal });
  // On its way in, because the dialog stops the clicks inside it. A choice closes it, and so does its button.
  const choose = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[role=dialog] :is(a, button)')) close();
  };
  document.addEventListener('click', choose, { capture: true, signal });

  // A window made wide shows the navigation itself and takes the button away: the drawer goes with it.
  const width = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === 0 && summary.ariaExpanded === 'true') close();
  });
  width.observe(summary);

  return () => {
    ended.abort();
    width.disconnect();
    root.unmount();
    container.remove();
    setPageInert(false);
  };
}
