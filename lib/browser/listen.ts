type Listeners = Readonly<Record<string, (event: Event) => void>>;

/** Listens to several kinds of events, until the signal ends all of it. */
export function listen(target: EventTarget, listeners: Listeners, signal?: AbortSignal): void {
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener, { signal });
}
