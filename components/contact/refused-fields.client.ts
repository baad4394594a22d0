/** Why fields were refused, as a code for each field's name: `{ email: 'TYPE_EMAIL' }`. */
export type Refused = Record<string, string>;

/** Marks the refused fields, and no others, each with the form's text for its code. */
export function markRefused(form: HTMLFormElement, refused: Readonly<Refused>): void {
  const reasons = [...form.querySelectorAll<HTMLElement>('[data-codes]')];
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
    const code = refused[field.name];
    const isRefused = code !== undefined;
    if (isRefused) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const known = reasons.find(({ dataset }) => dataset.codes?.split(' ').includes(code));
    const place = form.querySelector(`#${field.getAttribute('aria-describedby')}`) as Element;
    // The last text is for all other codes.
    place.textContent = (isRefused && (known ?? reasons.at(-1))?.textContent) || '';
  }
}
