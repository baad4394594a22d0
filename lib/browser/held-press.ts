/**
 * A press on a form's button before the form's code is there is held, and not lost: the code sends the
 * message once it has come, or the browser does if it cannot be had. What is so stands on the form itself,
 * because both the inline script and the framework's scripts have to know it.
 */

/** Holds a submission that nobody has taken on. Says whether it did. */
export function holdPress(event: SubmitEvent): boolean {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return false;
  if ('plain' in form.dataset) return false;
  event.preventDefault();
  form.dataset.pressed = '';
  return true;
}

/** Submits the form again, now that its code listens, if a press was held. */
export function releasePress(form: HTMLFormElement): void {
  if (!('pressed' in form.dataset)) return;
  delete form.dataset.pressed;
  form.requestSubmit();
}

/** The code cannot be had: from now on, forms that have somewhere to go are the browser's business. */
export function postPlainly(): void {
  for (const form of document.forms) {
    form.dataset.plain = '';
    if ('pressed' in form.dataset && form.hasAttribute('action')) form.submit();
  }
}
