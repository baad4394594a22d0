import { afterPaint } from './after-paint';

/** The parts of a page that can be laid out one after another. */
const parts = 'article > *, section, footer';

function partsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(parts)];
}

/** Shows the parts, one a frame, so that none of them holds up what a visitor does meanwhile. */
function oneAFrame(
  [first, ...others]: readonly HTMLElement[],
  show: (part: HTMLElement) => void,
): void {
  if (!first) return;
  show(first);
  afterPaint(() => oneAFrame(others, show));
}

/** Lays out, after the first paint, what the first screen did not wait for (first-screen-first.ts). */
export function layOutBelowFirstScreen(): void {
  const { dataset } = document.documentElement;
  if (dataset.firstScreen === undefined) return;
  const all = partsOf(document);
  oneAFrame(all, (part) => {
    part.style.contentVisibility = 'visible';
    if (part === all.at(-1)) delete dataset.firstScreen;
  });
}

/**
 * Spares a page that will take the place of the present one the layout of what begins below the window: a slow phone
 * shows it in half the time. Each such part stands in with the height of its counterpart.
 * @param page not yet in the document, with the same parts as the present one; with others, nothing is put off
 * @returns lays out what was put off, once the page has been painted: assistive technology may pass over it until then
 */
export function putOffLayout(page: Document): () => void {
  const present = partsOf(document);
  const coming = partsOf(page);
  if (present.length !== coming.length) return () => {};
  const boxes = present.map((part) => part.getBoundingClientRect());
  const later = coming.filter((part, index) => {
    const { top = 0, height = 0 } = boxes[index] ?? {};
    if (top < innerHeight) return false;
    part.style.contentVisibility = 'auto';
    part.style.containIntrinsicBlockSize = `${height}px`;
    return true;
  });
  // The page's policy allows no style attributes in the HTML, so there is nothing else in it.
  const show = (part: HTMLElement) => part.removeAttribute('style');
  return () => afterPaint(() => oneAFrame(later, show));
}
