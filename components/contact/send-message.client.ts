/** How long an unconnected form shows 'Sending…', in milliseconds. */
export const simulatedSendMs = 1500;

/** How long a connected form waits for an answer, in seconds. */
export const sendTimeoutSeconds = 15;

export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut' | 'refused';

/** What became of a message. `refused` has a code for the name of each field that was refused. */
export type Outcome = { phase: Phase; refused?: Readonly<Record<string, string>> };

/** The fields that visitors fill in: they cannot correct anything else that an answer names. */
const fieldNames = ['name', 'email', 'subject', 'message'];

/** Pretends to send: nothing leaves the browser. */
export function simulateSending(milliseconds: number): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, { phase: 'sent' }));
}

type Refusal = { field?: string; code?: string };

/**
 * Reads an endpoint's answer. A status of 2xx means sent, whatever the body.
 * @throws SyntaxError if the body of any other status is no JSON
 */
export async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok) return { phase: 'sent' };
  // A proxy refuses a body that is too large without naming a field: only the message can be so
  // long.
  if (response.status === 413) return { phase: 'refused', refused: { message: 'TOO_LONG' } };
  const answer = await response.json();
  const errors: Refusal[] = Array.isArray(answer?.errors) ? answer.errors : [];
  const named = errors.flatMap(({ field = '', code = '' }) =>
    fieldNames.includes(field) ? [[field, code]] : [],
  );
  if (named.length === 0) return { phase: 'failed' };
  return { phase: 'refused', refused: Object.fromEntries(named) };
}

/**
 * Posts the message as JSON. A redirect counts as failed: browsers follow it without the message.
 * @param controller aborts the request; the reason of its signal is the phase that follows
 */
export async function sendTo(
  endpoint: string,
  message: Readonly<Record<string, string>>,
  timeoutMs: number,
  controller: AbortController,
): Promise<Outcome> {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort('timedOut' satisfies Phase), timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal,
    });
    return await outcomeOf(response);
  } catch {
    // No answer, or one that breaks the contract.
    return { phase: signal.aborted ? signal.reason : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a form's values, but for empty ones, to the address in its `action`. */
export function sendForm(form: HTMLFormElement, controller: AbortController): Promise<Outcome> {
  const endpoint = form.getAttribute('action') as string;
  const filled = [...new FormData(form)].filter(([, value]) => value);
  const message = Object.fromEntries(filled) as Record<string, string>;
  return sendTo(endpoint, message, sendTimeoutSeconds * 1000, controller);
}
