/** The parts of the page that `npm run share` writes, for the scripts that run in it. */

export const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Kind>(selector),
];

export const [form] = all<HTMLFormElement>('form');

export const previews = all<HTMLDetailsElement>('details[data-language]');

/** What the site is called. */
export const site = document.body.dataset.site ?? '';

/** Says something in the place that a part of the page has for it. */
export function say(part: HTMLElement, text: string): void {
  const [output] = all('output', part);
  output.textContent = text;
}

/** Says it in the form, until the next change. */
export function tell(text: string): void {
  const [place] = all('[data-told]', form);
  say(place, text);
}

/** Takes back what was said of buttons: it is about other fields, or another button. */
export function beQuiet(): void {
  for (const output of all('output:not([data-field] *)')) output.textContent = '';
}
