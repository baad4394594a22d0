/** The codes of the reasons for which fields were refused, by their names. */
export type Refused = Record<string, string>;

/** Marks the fields that were refused, and no others, each with the form's words for its reason. */
export function markRefused(form: HTMLFormElement, refused: Readonly<Refused>): void {
  const reasons = [...form.querySelectorAll<HTMLElement>('[data-codes]')];
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
    const code = refused[field.name];
    const isRefused = code !== undefined;
    if (isRefused) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const known = reasons.find(({ dataset }) => dataset.codes?.split(' ').includes(code));
    const place = form.querySelector(`#${field.getAttribute('aria-describedby')}`) as Element;
    // The last one is for codes that the form has no words for.
    place.textContent = (isRefused && (known ?? reasons.at(-1))?.textContent) || '';
  }
}
