import {
  type Phase,
  sendTimeoutSeconds,
  sendTo,
  simulatedSendMs,
  simulateSending,
} from './send-message.client';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Runs the contact form in this body, and every other that takes its place: a change of language puts a new form
 * there, and the message goes on being sent. What was typed is not its business: the exchange keeps it.
 */
export function contactForm(body: HTMLElement): () => void {
  let phase: Phase = 'idle';
  let ending = new AbortController();

  /** While a message is under way, and after it has gone, nothing can be changed or sent. */
  const locked = () => phase === 'sending' || phase === 'sent';
  const find = () => body.querySelector<HTMLFormElement>('#contact-form');
  let form = find();

  /** @returns what says the phase, if there is a form */
  function show(): HTMLElement | undefined {
    const button = form?.querySelector('button');
    const status = form?.querySelector<HTMLElement>('[role=status]');
    const told = form?.querySelector(`[data-told=${phase}]`);
    if (!form || !button || !status || !told) return undefined;
    for (const control of form.elements as Iterable<Control>) control.disabled = locked();
    button.textContent = (button.dataset[phase] ?? button.dataset.idle) as string;
    status.dataset.phase = phase;
    status.replaceChildren(...told.cloneNode(true).childNodes);
    return status;
  }

  function enter(next: Phase): void {
    phase = next;
    const status = show();
    // The button lost the focus when it was disabled. If the focus has moved elsewhere since, it stays there.
    const ended = phase !== 'sending' && phase !== 'idle';
    if (ended && document.activeElement === body) status?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    if (!form || event.target !== form) return;
    event.preventDefault();
    if (locked()) return;
    const message = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const endpoint = form.getAttribute('action');
    ending = new AbortController();
    enter('sending');
    enter(
      endpoint
        ? await sendTo(endpoint, message, sendTimeoutSeconds * 1000, ending)
        : await simulateSending(simulatedSendMs),
    );
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
  // Leaving the page ends the sending, but that is not a failure.
  const leave = () => ending.abort('idle' satisfies Phase);
  addEventListener('pagehide', leave, { signal });
  return () => {
    ended.abort();
    exchanges.disconnect();
    leave();
  };
}
