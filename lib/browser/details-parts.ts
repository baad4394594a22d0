/** The parts of a `<details>` element: the summary, and the panel that it opens. */
export type DetailsParts = { summary: HTMLElement; panel: HTMLElement };

/** @throws Error if a part is missing */
export function detailsParts(plain: HTMLDetailsElement): DetailsParts {
  const summary = plain.querySelector('summary');
  const panel = plain.querySelector<HTMLElement>(':scope > :not(summary)');
  if (!summary || !panel) throw new Error(`#${plain.id} has no summary or no panel`);
  return { summary, panel };
}
