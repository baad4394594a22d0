/**
 * What became of the message, and what was typed. It lives outside React's tree, because a change of
 * language mounts the form anew; a reload starts afresh.
 */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut';

let phase: Phase = 'idle';
let draft: Record<string, string> = {};
const listeners = new Set<() => void>();

export function currentPhase(): Phase {
  return phase;
}

export function setPhase(next: Phase): void {
  phase = next;
  for (const listener of listeners) listener();
}

export function onPhaseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
