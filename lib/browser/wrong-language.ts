/**
 * How the script in the head tells the one that exchanges pages that another language belongs here. Where that one is not
 * there yet, nobody answers.
 */
const type = 'wrong-language';

/** @returns true if somebody sees to it */
export function reportWrongLanguage(wanted: string): boolean {
  const event = new CustomEvent(type, { detail: wanted, cancelable: true });
  return !document.dispatchEvent(event);
}

/** @param exchange returns true if it will show the language */
export function onWrongLanguage(exchange: (wanted: string) => boolean, signal?: AbortSignal): void {
  const act = (event: Event) => {
    if (exchange((event as CustomEvent<string>).detail)) event.preventDefault();
  };
  document.addEventListener(type, act, { signal });
}
