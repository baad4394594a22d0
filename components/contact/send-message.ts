import type { Phase } from './send-state';

export type Message = Record<string, string>;

/** Pretends to send: nothing leaves the browser (decisions, D8). */
export function simulateSending(milliseconds: number): Promise<Phase> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'sent'));
}

/** Posts the message as JSON. Only an answer of the 2xx kind within the time counts as sent. */
export async function sendTo(
  endpoint: string,
  message: Message,
  timeoutMs: number,
): Promise<Phase> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: abort.signal,
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return abort.signal.aborted ? 'timedOut' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
