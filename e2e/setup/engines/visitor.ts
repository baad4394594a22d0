/** A visitor with a keyboard, in whichever engine: all that the journeys need of a browser. */
export type Visitor = {
  /** Opens an address of the site. */
  open(path: string): Promise<void>;
  /** Makes the window's inside about this wide, in pixels of CSS. */
  widen(width: number): Promise<void>;
  /** Presses and releases a key: a character, or a name as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** What a function that refers to nothing outside itself says in the page. */
  ask<Answer>(question: () => Answer): Promise<Answer>;
  /** How many tabs there are. */
  tabs(): Promise<number>;
  /** What the pages complained of, where the engine tells. */
  complaints: readonly string[];
  leave(): Promise<void>;
};

export type Engine = {
  name: string;
  /** The path of what runs it; undefined if it is not there. */
  program?: string;
  /** True if the browser's first language is German, false if it is that of the machine. */
  german: boolean;
  /** Starts it. `visit` gives a new visitor, of whom the browser knows nothing. */
  launch(): Promise<{ visit(): Promise<Visitor>; stop(): Promise<void> }>;
};
