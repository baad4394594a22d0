import { markRefused, type Refused } from './refused-fields.client';
import {
  type Outcome,
  type Phase,
  sendForm,
  simulatedSendMs,
  simulateSending,
} from './send-message.client';

/**
 * Whether messages are sent. A constant of the bundler, which drops the code for sending if false.
 */
declare const CONNECTED: boolean;

/**
 * Runs the contact form of a body, also when a change of language replaces the form while a message
 * is being sent. The exchange of pages keeps what was typed.
 * @returns a cleanup function
 */
export function contactForm(body: HTMLElement): () => void {
  let phase: Phase = 'idle';
  let refused: Refused = {};
  let sendController = new AbortController();

  /** Nothing can be changed or sent while a message is being sent, and after it was sent. */
  const isLocked = () => phase === 'sending' || phase === 'sent';
  const findForm = () => body.querySelector<HTMLFormElement>('#contact-form');
  let form = findForm();

  const find = <Match extends HTMLElement>(selector: string) =>
    form?.querySelector<Match>(selector) as Match;

  /**
   * Renders the state; at the start, too, because browsers restore disabled fields after a reload.
   */
  function render(): void {
    if (!form) return;
    const button = find<HTMLButtonElement>('button');
    const status = find('[role=status]');
    find<HTMLFieldSetElement>('fieldset').disabled = isLocked();
    button.textContent = (button.dataset[phase] ?? button.dataset.idle) as string;
    status.dataset.phase = phase;
    status.replaceChildren(...find(`[data-alert=${phase}]`).cloneNode(true).childNodes);
    if (CONNECTED) markRefused(form, refused);
  }

  function setOutcome(outcome: Outcome): void {
    phase = outcome.phase;
    if (CONNECTED) refused = { ...outcome.refused };
    render();
    if (!form || phase === 'sending' || phase === 'idle') return;
    // The disabled button loses the focus, but only with the next frame, after a fast answer. A
    // focus that the visitor has moved elsewhere stays there.
    const { activeElement } = document;
    if (activeElement !== body && !find('fieldset').contains(activeElement)) return;
    (form.querySelector<HTMLElement>('[aria-invalid]') ?? find('[role=status]')).focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    if (!form || event.target !== form) return;
    event.preventDefault();
    if (isLocked()) return;
    sendController = new AbortController();
    const sending = CONNECTED ? sendForm(form, sendController) : simulateSending(simulatedSendMs);
    setOutcome({ phase: 'sending' });
    setOutcome(await sending);
  }

  const exchanges = new MutationObserver(() => {
    const current = findForm();
    if (current === form) return;
    form = current;
    render();
  });
  exchanges.observe(body, { childList: true });
  const controller = new AbortController();
  const { signal } = controller;
  body.addEventListener('submit', submit, { signal });
  if (CONNECTED) {
    // A field that is being corrected loses its mark. The status stays, because screen readers
    // would read it again.
    body.addEventListener(
      'input',
      ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (!form || refused[name] === undefined) return;
        delete refused[name];
        markRefused(form, refused);
      },
      { signal },
    );
  }
  // Leaving the page aborts the sending, which is not a failure.
  const abortSending = () => sendController.abort('idle' satisfies Phase);
  addEventListener('pagehide', abortSending, { signal });
  render();
  return () => {
    controller.abort();
    exchanges.disconnect();
    abortSending();
  };
}
