/** What a part of the page does in the browser: it takes the part's root element, and returns how to stop it, if it goes on. */
export type Behaviour = (root: HTMLElement) => (() => void) | undefined;

/** Starts each behaviour on the elements of its selector. Returns what stops them all. */
export function startAll(behaviours: readonly (readonly [selector: string, Behaviour])[]) {
  const stops = behaviours.flatMap(([selector, behaviour]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(behaviour),
  );
  return () => {
    for (const stop of stops) stop?.();
  };
}
