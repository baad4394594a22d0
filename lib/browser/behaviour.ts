/** What an element does in the browser: gets the element, and may return a cleanup function. */
export type Behaviour = (root: HTMLElement) => (() => void) | undefined;

/** Starts each behaviour on the elements of its selector. Returns a function that cleans all up. */
export function startAll(behaviours: readonly (readonly [selector: string, Behaviour])[]) {
  const stops = behaviours.flatMap(([selector, behaviour]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(behaviour),
  );
  return () => {
    for (const stop of stops) stop?.();
  };
}
