'use client';

import { type SyntheticEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from './field';
import { FormStatus } from './form-status';
import { sendTo, simulateSending } from './send-message';
import {
  currentPhase,
  onPhaseChange,
  type Phase,
  restoreDraft,
  saveDraft,
  setPhase,
} from './send-state';

export type FormTexts = Record<
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'submit'
  | 'submitting'
  | 'sent'
  | 'failed'
  | 'timedOut',
  string
>;

type ContactFormProps = {
  /** Where messages go; empty if the form is not connected. */
  endpoint: string;
  simulatedMs: number;
  timeoutMs: number;
  texts: FormTexts;
};

/** The form keeps what was typed in the fields themselves, so that nothing is lost before React arrives. */
export function ContactForm({ endpoint, simulatedMs, timeoutMs, texts }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const phase = useSyncExternalStore(onPhaseChange, currentPhase, (): Phase => 'idle');
  const locked = phase === 'sending' || phase === 'sent';

  useLayoutEffect(() => {
    const mounted = form.current;
    if (!mounted) return;
    restoreDraft(mounted);
    return () => saveDraft(mounted);
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    if (locked) return;
    const message = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setPhase('sending');
    setPhase(
      await (endpoint ? sendTo(endpoint, message, timeoutMs) : simulateSending(simulatedMs)),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      action={endpoint || undefined}
      // Unconnected and without JavaScript the form stays where it is, instead of putting what was
      // typed into the address.
      method={endpoint ? 'post' : 'dialog'}
      className="mt-6 space-y-5"
    >
      <Field name="name" label={texts.name} autoComplete="name" disabled={locked} />
      <Field name="email" label={texts.email} type="email" autoComplete="email" disabled={locked} />
      <Field name="subject" label={texts.subject} disabled={locked} />
      <Field name="message" label={texts.message} rows={8} disabled={locked} />
      <button type="submit" disabled={locked} className={buttonClass('solid', 'w-full sm:w-auto')}>
        {phase === 'sending' ? texts.submitting : texts.submit}
      </button>
      <FormStatus phase={phase} texts={texts} />
    </form>
  );
}
