/**
 * What became of the message, and what was typed. It lives outside React's tree, because a change of
 * language mounts the form anew; a reload starts afresh.
 */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut';

let phase: Phase = 'idle';
let draft: Record<string, string> = {};
let leaving = new AbortController();
const listeners = new Set<() => void>();

export function currentPhase(): Phase {
  return phase;
}

function setPhase(next: Phase): void {
  phase = next;
  for (const listener of listeners) listener();
}

export function onPhaseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends unless a message is under way or has been sent. The signal says that the visitor has left. */
export async function sendOnce(send: (left: AbortSignal) => Promise<Phase>): Promise<void> {
  if (phase === 'sending' || phase === 'sent') return;
  leaving = new AbortController();
  setPhase('sending');
  setPhase(await send(leaving.signal));
}

/** Ends a message under way once its form is gone; a change of language puts another in its place at once. */
export function abortUnlessKept(formId: string): void {
  setTimeout(() => {
    if (!document.getElementById(formId)) leaving.abort();
  });
}

/** Keeps what stands in the form's fields. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  draft = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
}

/** Puts back what was typed before the form was mounted anew. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
    }
  }
}
