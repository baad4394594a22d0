/** A notice on a choice: one of the elements of `language-status.tsx`, or none. */
export type Notice = 'loading' | 'failed' | 'changed' | undefined;

/** Puts the chosen language's name into the texts, and its address into the link to try again. */
function fill(status: HTMLElement, link: HTMLAnchorElement): void {
  const [named] = document.querySelectorAll(`a[hreflang="${link.hreflang}"]`);
  for (const name of status.querySelectorAll('bdi')) {
    name.lang = link.hreflang;
    name.textContent = named.textContent;
  }
  for (const retry of status.querySelectorAll('a')) {
    // With `hreflang` it is a language link like any other, and a click on it is a choice.
    retry.hreflang = link.hreflang;
    retry.href = link.pathname;
    retry.dataset.returnFocus = link.dataset.returnFocus ?? link.id;
  }
}

/**
 * Shows one notice, which screen readers announce, and marks `<main>` as busy while a language
 * loads.
 */
export function showNotice(status: HTMLElement, notice: Notice, link: HTMLAnchorElement): void {
  fill(status, link);
  for (const part of status.children as HTMLCollectionOf<HTMLElement>)
    part.hidden = part.dataset.when !== notice;
  // Not the whole document: screen readers announce nothing within a busy element.
  const main = document.querySelector('main');
  if (notice === 'loading') main?.setAttribute('aria-busy', 'true');
  // Not set to 'false' on a new page, which never was busy: that would recompute all its styles.
  else main?.removeAttribute('aria-busy');
}
