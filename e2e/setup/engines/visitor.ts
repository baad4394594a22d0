/** A visitor with a keyboard, in whichever engine: all that the journeys need of a browser. */
export type Visitor = {
  /** Opens an address of the site. */
  open(path: string): Promise<void>;
  /** Makes the window's inside about this wide, in pixels of CSS. */
  widen(width: number): Promise<void>;
  /** Presses and releases a key: a character, or a name as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** Runs a function in the page, and returns its result. The function must not refer to anything outside itself. */
  ask<Answer>(question: () => Answer): Promise<Answer>;
  /** How many tabs there are. */
  tabs(): Promise<number>;
  /** Errors of the pages, if the engine reports them. */
  complaints: readonly string[];
  leave(): Promise<void>;
};

export type Engine = {
  name: string;
  /** The path of its program; undefined if it is not installed. */
  program?: string;
  /** True if the browser's first language is German, false if it is that of the machine. */
  german: boolean;
  /** Starts the browser. `visit` returns a new visitor, without cookies, storage or cache of another one. */
  launch(): Promise<{ visit(): Promise<Visitor>; stop(): Promise<void> }>;
};
