/** The live region. It stands outside React's tree, because a region must outlive the change it announces. */
let region: HTMLElement | undefined;

/** Puts the empty region in place, so that assistive technology knows it before anything is said. */
export function prepareAnnouncer(): void {
  if (region) return;
  region = document.createElement('div');
  region.role = 'status';
  region.className = 'sr-only';
  document.body.append(region);
}

/** Says a text politely, once. */
export function announce(text: string, lang: string): void {
  if (!region) return;
  region.lang = lang;
  region.textContent = text;
}
