import { markRefused, type Refused } from './refused-fields.client';
import {
  type Outcome,
  type Phase,
  sendForm,
  simulatedSendMs,
  simulateSending,
} from './send-message.client';

/** Whether messages are sent. Known when the script is bundled, so that a form that sends none carries no code for it. */
declare const CONNECTED: boolean;

/**
 * Runs the contact form in this body, and every other that takes its place: a change of language puts a new form
 * there, and the message goes on being sent. What was typed is not its business: the exchange keeps it.
 */
export function contactForm(body: HTMLElement): () => void {
  let phase: Phase = 'idle';
  let refused: Refused = {};
  let ending = new AbortController();

  /** While a message is under way, and after it has gone, nothing can be changed or sent. */
  const locked = () => phase === 'sending' || phase === 'sent';
  const find = () => body.querySelector<HTMLFormElement>('#contact-form');
  let form = find();

  const part = <Part extends HTMLElement>(selector: string) =>
    form?.querySelector<Part>(selector) as Part;

  /** Puts the state on the page: also at the start, because browsers may restore that of a page that was reloaded. */
  function show(): void {
    if (!form) return;
    const button = part<HTMLButtonElement>('button');
    const status = part('[role=status]');
    part<HTMLFieldSetElement>('fieldset').disabled = locked();
    button.textContent = (button.dataset[phase] ?? button.dataset.idle) as string;
    status.dataset.phase = phase;
    status.replaceChildren(...part(`[data-alert=${phase}]`).cloneNode(true).childNodes);
    if (CONNECTED) markRefused(form, refused);
  }

  function enter(outcome: Outcome): void {
    phase = outcome.phase;
    if (CONNECTED) refused = { ...outcome.refused };
    show();
    if (!form || phase === 'sending' || phase === 'idle') return;
    // Disabling takes the focus from the button that was pressed, but only with the browser's next frame, which a fast answer
    // does not wait for. Whoever has gone on elsewhere since is left there.
    const { activeElement } = document;
    if (activeElement !== body && !part('fieldset').contains(activeElement)) return;
    (form.querySelector<HTMLElement>('[aria-invalid]') ?? part('[role=status]')).focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    if (!form || event.target !== form) return;
    event.preventDefault();
    if (locked()) return;
    ending = new AbortController();
    const sending = CONNECTED ? sendForm(form, ending) : simulateSending(simulatedSendMs);
    enter({ phase: 'sending' });
    enter(await sending);
  }

  const exchanges = new MutationObserver(() => {
    const present = find();
    if (present === form) return;
    form = present;
    show();
  });
  exchanges.observe(body, { childList: true });
  const ended = new AbortController();
  const { signal } = ended;
  body.addEventListener('submit', submit, { signal });
  if (CONNECTED) {
    // A field that is being corrected is not marked any more.
    body.addEventListener(
      'input',
      ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (refused[name] === undefined) return;
        delete refused[name];
        show();
      },
      { signal },
    );
  }
  // Leaving the page ends the sending, but that is not a failure.
  const leave = () => ending.abort('idle' satisfies Phase);
  addEventListener('pagehide', leave, { signal });
  show();
  return () => {
    ended.abort();
    exchanges.disconnect();
    leave();
  };
}
