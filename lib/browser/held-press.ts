/**
 * A press on a form's button before the form's code is there is held, and not lost: the code sends the
 * message once it has come, or the browser does if it cannot be had. What is so stands on the form itself,
 * because both the inline script and the framework's scripts have to know it.
 */
import { sendTimeoutSeconds } from '../figures';

/** The event by which the framework's scripts tell the inline one that the form's code cannot be had. */
export const codeMissing = 'codemissing';

/** Holds a submission that nobody has taken on. Says whether it did. */
export function holdPress(event: SubmitEvent): boolean {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return false;
  event.preventDefault();
  form.dataset.pressed = '';
  if ('plain' in form.dataset) {
    sendPlainly(form);
    return false;
  }
  setTimeout(() => 'pressed' in form.dataset && postPlainly(), sendTimeoutSeconds * 1000);
  return true;
}

/** Submits the form again, now that its code listens, if a press was held. */
export function releasePress(form: HTMLFormElement): void {
  if (!('pressed' in form.dataset)) return;
  delete form.dataset.pressed;
  form.requestSubmit();
}

/** The code cannot be had, or takes too long: from now on, forms are the browser's business. */
export function postPlainly(): void {
  for (const form of document.forms) {
    form.dataset.plain = '';
    if ('pressed' in form.dataset) sendPlainly(form);
  }
}

/** Has the browser post the form. One that has nowhere to go says that nothing was sent. */
function sendPlainly(form: HTMLFormElement): void {
  delete form.dataset.pressed;
  if (form.hasAttribute('action')) {
    form.submit();
    return;
  }
  const status = form.querySelector<HTMLElement>('[data-failure]');
  if (!status) return;
  status.dataset.phase = 'failed';
  status.textContent = status.dataset.failure ?? '';
}
