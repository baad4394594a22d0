/** What the status says of a choice: one of the parts that `language-status.tsx` holds ready, or none. */
export type Said = 'loading' | 'failed' | 'changed' | undefined;

/** Puts the chosen language's name into the texts, and its address into the link to try again. */
function fill(status: HTMLElement, link: HTMLAnchorElement): void {
  const [named] = document.querySelectorAll(`a[hreflang="${link.hreflang}"]`);
  for (const name of status.querySelectorAll('bdi')) {
    name.lang = link.hreflang;
    name.textContent = named.textContent;
  }
  for (const retry of status.querySelectorAll('a')) {
    // By its hreflang it is a language link as any other: pressed, it is a choice.
    retry.hreflang = link.hreflang;
    retry.href = link.pathname;
    retry.dataset.returnFocus = link.dataset.returnFocus ?? link.id;
  }
}

/** Shows one part of the status, to eye and ear, and that the page is busy while a language loads. */
export function say(status: HTMLElement, said: Said, link: HTMLAnchorElement): void {
  fill(status, link);
  for (const part of status.children as HTMLCollectionOf<HTMLElement>)
    part.hidden = part.dataset.when !== said;
  // Not the whole document: screen readers keep silent about what is announced within a busy part.
  const main = document.querySelector('main');
  if (said === 'loading') main?.setAttribute('aria-busy', 'true');
  // Not set to 'false': a page that was just exchanged never was busy, and a changed attribute makes all its styles stale.
  else main?.removeAttribute('aria-busy');
}
