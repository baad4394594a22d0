import {
  type Outcome,
  type Phase,
  sendTimeoutSeconds,
  sendTo,
  simulatedSendMs,
  simulateSending,
} from './send-message.client';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Runs the contact form in this body, and every other that takes its place: a change of language puts a new form
 * there, and the message goes on being sent. What was typed is not its business: the exchange keeps it.
 */
export function contactForm(body: HTMLElement): () => void {
  let phase: Phase = 'idle';
  let refused: Record<string, string> = {};
  let ending = new AbortController();

  /** While a message is under way, and after it has gone, nothing can be changed or sent. */
  const locked = () => phase === 'sending' || phase === 'sent';
  const find = () => body.querySelector<HTMLFormElement>('#contact-form');
  let form = find();

  const part = <Part extends HTMLElement>(selector: string) =>
    form?.querySelector<Part>(selector) as Part;
  const fields = () => form?.querySelectorAll<Control>('[aria-describedby]') ?? [];

  /** Puts the state on the page: also at the start, because browsers may restore that of a page that was reloaded. */
  function show(): void {
    if (!form) return;
    const button = part<HTMLButtonElement>('button');
    const status = part('[role=status]');
    part<HTMLFieldSetElement>('fieldset').disabled = locked();
    button.textContent = (button.dataset[phase] ?? button.dataset.idle) as string;
    status.dataset.phase = phase;
    status.replaceChildren(...part(`[data-alert=${phase}]`).cloneNode(true).childNodes);
    for (const field of fields()) {
      const reason = refused[field.name];
      if (reason) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      const text = reason && part(`[data-reason=${reason}]`).textContent;
      part(`#${field.getAttribute('aria-describedby')}`).textContent = text || '';
    }
  }

  function enter(outcome: Outcome): void {
    phase = outcome.phase;
    refused = { ...outcome.refused };
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
    const filled = [...new FormData(form)].filter(([, value]) => value);
    const message = Object.fromEntries(filled) as Record<string, string>;
    const endpoint = form.getAttribute('action');
    ending = new AbortController();
    enter({ phase: 'sending' });
    enter(
      endpoint
        ? await sendTo(endpoint, message, sendTimeoutSeconds * 1000, ending)
        : await simulateSending(simulatedSendMs),
    );
  }

  /** A field that is being corrected is not marked any more. */
  function correct({ target }: Event): void {
    const { name } = target as Control;
    if (!refused[name]) return;
    delete refused[name];
    show();
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
  body.addEventListener('input', correct, { signal });
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
