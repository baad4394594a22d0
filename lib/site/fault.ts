/** Something that a person has to correct in the settings, the configuration or the messages. */
export type Fault = {
  /** Where it is: `SITE_URL`, `site.config.ts: facts.checked.on`, `de/index.html`. */
  place: string;
  /** What is wrong there, with the value: `must be a day: "May"`. */
  what: string;
  /** What would be right, where an example shows it. */
  example?: string;
};

/** A fault as one line of text. */
export function faultLine({ place, what, example }: Fault): string {
  return `${place}: ${what}${example ? `. Example: ${example}` : ''}`;
}

/** A value for the text of a fault. Objects and lists are abbreviated. */
function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? '[ … ]' : '{ … }';
}

/** What is wrong with a value, and the value, unless there is none to be seen. */
export function withValue(reason: string, value: unknown): string {
  return value === '' ? reason : `${reason}: ${quoted(value)}`;
}
