/** How long the unconnected contact form shows 'sending', in milliseconds. */
export const simulatedSendMs = 1500;

/** How long a connected contact form waits for an answer, in seconds. */
export const sendTimeoutSeconds = 15;

export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut';

/** Pretends to send: nothing leaves the browser. */
export function simulateSending(milliseconds: number): Promise<Phase> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'sent'));
}

/**
 * Posts the message as JSON. Only an answer of the 2xx kind within the time counts as sent, whatever it
 * says; a redirect does not, because the browser would follow it without the message.
 * @param ending aborts it early; the reason of its signal is the phase that follows
 */
export async function sendTo(
  endpoint: string,
  message: Record<string, string>,
  timeoutMs: number,
  ending: AbortController,
): Promise<Phase> {
  const { signal } = ending;
  const timer = setTimeout(() => ending.abort('timedOut' satisfies Phase), timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return signal.aborted ? signal.reason : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
