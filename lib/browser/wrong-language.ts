/**
 * The event by which the script in the head asks the module to exchange the page, because another
 * language belongs here. Before the module has loaded, nobody listens.
 */
const eventType = 'wrong-language';

/** @returns true if a listener will show the language */
export function reportWrongLanguage(wanted: string): boolean {
  const event = new CustomEvent(eventType, { detail: wanted, cancelable: true });
  return !document.dispatchEvent(event);
}

/** @param exchange shows the language, and returns true if it can */
export function onWrongLanguage(exchange: (wanted: string) => boolean, signal?: AbortSignal): void {
  const listener = (event: Event) => {
    if (exchange((event as CustomEvent<string>).detail)) event.preventDefault();
  };
  document.addEventListener(eventType, listener, { signal });
}
