import { releasePress } from '@/lib/browser/held-press';
import { sendTo, simulateSending } from './send-message';
import {
  abortUnlessKept,
  currentPhase,
  onPhaseChange,
  type Phase,
  restoreDraft,
  saveDraft,
  sendOnce,
} from './send-state';

export type FormSettings = {
  /** Where messages go; empty if the form is not connected. */
  endpoint: string;
  simulatedMs: number;
  timeoutMs: number;
  /** What the button says while idle and sending, and what the status says otherwise. */
  texts: Record<Phase, string>;
};

/** Brings the plain form to life, with what was typed and sent before it was mounted. Returns what ends it. */
export function runForm(form: HTMLFormElement, settings: FormSettings): () => void {
  const { endpoint, simulatedMs, timeoutMs, texts } = settings;
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea, button');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');

  function show() {
    const phase = currentPhase();
    const locked = phase === 'sending' || phase === 'sent';
    for (const control of controls) control.disabled = locked;
    if (button) button.textContent = texts[phase === 'sending' ? 'sending' : 'idle'];
    if (!status) return;
    status.dataset.phase = phase;
    status.textContent = phase === 'idle' ? '' : texts[phase];
    // The pressed button lost the focus while it was disabled.
    const failed = phase === 'failed' || phase === 'timedOut';
    if (failed && document.activeElement === document.body) button?.focus({ preventScroll: true });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(form)) as Record<string, string>;
    sendOnce((signal) =>
      endpoint ? sendTo(endpoint, message, timeoutMs, signal) : simulateSending(simulatedMs),
    );
  }

  restoreDraft(form);
  show();
  const stopShowing = onPhaseChange(show);
  form.addEventListener('submit', submit);
  releasePress(form);
  return () => {
    form.removeEventListener('submit', submit);
    stopShowing();
    saveDraft(form);
    abortUnlessKept(form.id);
  };
}
