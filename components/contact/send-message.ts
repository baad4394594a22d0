export type Phase = 'idle' | 'sending' | 'sent' | 'failed' | 'timedOut';

export type Message = Record<string, string>;

/** Pretends to send: nothing leaves the browser. */
export function simulateSending(milliseconds: number): Promise<Phase> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'sent'));
}

/**
 * Posts the message as JSON. Only an answer of the 2xx kind within the time counts as sent, whatever it
 * says; a redirect does not, because the browser would follow it without the message.
 * @param left says that the visitor has left: then nothing was sent, and nothing failed
 */
export async function sendTo(
  endpoint: string,
  message: Message,
  timeoutMs: number,
  left: AbortSignal,
): Promise<Phase> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, timeoutMs);
  left.addEventListener('abort', () => abort.abort());
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: abort.signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return timedOut ? 'timedOut' : left.aborted ? 'idle' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
