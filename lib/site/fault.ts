/** Something that a person has to put right, whoever finds it: a check of settings, of the configuration or of an export. */
export type Fault = {
  /** Where it is: `SITE_URL`, `site.config.ts: facts.checkedOn`, `de/index.html`. */
  place: string;
  /** What is wrong there, with the value: `must be a day: "May"`. */
  what: string;
  /** What would be right, where an example shows it. */
  example?: string;
};

/** A fault as people read it, in one line. */
export function faultLine({ place, what, example }: Fault): string {
  return `${place}: ${what}${example ? `. Example: ${example}` : ''}`;
}

/** A value as a fault quotes it. Of an object only that it is one. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? '[ … ]' : '{ … }';
}
