type Listeners = Readonly<Record<string, (event: Event) => void>>;

/** Adds several event listeners, all of which the signal removes. */
export function listen(target: EventTarget, listeners: Listeners, signal?: AbortSignal): void {
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener, { signal });
}
