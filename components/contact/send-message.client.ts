/** How long the unconnected contact form shows 'sending', in milliseconds. */
export const simulatedSendMs = 1500;

/** How long a connected contact form waits for an answer, in seconds. */
export const sendTimeoutSeconds = 15;

export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut' | 'refused';

/** What became of a message, and, if it was refused, the codes of the reasons by the names of fields. */
export type Outcome = { phase: Phase; refused?: Readonly<Record<string, string>> };

/** What visitors fill in. An answer that names anything else is about what they cannot correct. */
const fieldNames = ['name', 'email', 'subject', 'message'];

/** Pretends to send: nothing leaves the browser. */
export function simulateSending(milliseconds: number): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, { phase: 'sent' }));
}

type Refusal = { field?: string; code?: string };

/**
 * What an answer of an endpoint means. Only one of the 2xx kind counts as sent, whatever it says.
 * @throws SyntaxError for another one that is no JSON
 */
export async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok) return { phase: 'sent' };
  // Servers that stand before an endpoint refuse what is too long for them without naming a field. Only this one can be.
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
 * Posts the message as JSON. A redirect does not count as sent, because the browser would follow it without the message.
 * @param ending aborts it early; the reason of its signal is the phase that follows
 */
export async function sendTo(
  endpoint: string,
  message: Readonly<Record<string, string>>,
  timeoutMs: number,
  ending: AbortController,
): Promise<Outcome> {
  const { signal } = ending;
  const timer = setTimeout(() => ending.abort('timedOut' satisfies Phase), timeoutMs);
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
    // No answer, or one that is not in the form of the contract.
    return { phase: signal.aborted ? signal.reason : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends what a form holds to the address that it names, without what is empty. */
export function sendForm(form: HTMLFormElement, ending: AbortController): Promise<Outcome> {
  const endpoint = form.getAttribute('action') as string;
  const filled = [...new FormData(form)].filter(([, value]) => value);
  const message = Object.fromEntries(filled) as Record<string, string>;
  return sendTo(endpoint, message, sendTimeoutSeconds * 1000, ending);
}
