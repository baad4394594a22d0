/** The engines besides Chromium, and all that tests need of them: a page, and a keyboard. */

export type EnginePage = {
  /** Opens an address of the site, given by its path. */
  goto(path: string): Promise<void>;
  /** Makes the window's inside about this wide, in CSS pixels. */
  setWidth(width: number): Promise<void>;
  /** Presses and releases a key: a character, or a name as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /**
   * Runs a function in the page and returns its result. The function must not refer to anything
   * outside itself.
   */
  evaluate<Result>(pageFunction: () => Result): Promise<Result>;
  countTabs(): Promise<number>;
  /** Errors of the page, if the engine reports them. */
  errors: readonly string[];
  close(): Promise<void>;
};

export type EngineBrowser = {
  /** Returns a page without cookies, storage or cache of another one. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** The path of its program; undefined if it is not installed. */
  program?: string;
  /** True if the browser's first language is German, false if it is that of the machine. */
  isGerman: boolean;
  launch(): Promise<EngineBrowser>;
};
