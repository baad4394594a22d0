/** The looks that several parts of the page have. */

export const button =
  'min-h-11 cursor-pointer rounded-md border border-control px-3 font-semibold hover:bg-surface aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-ink-quiet print:hidden';

/** The border is seen where a visitor's own colours replace the others. */
export const mainButton =
  'min-h-11 cursor-pointer rounded-md border border-transparent bg-solid px-4 font-semibold text-white hover:bg-solid-pressed aria-disabled:cursor-not-allowed aria-disabled:border-control aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-ink-quiet print:hidden';

export const control =
  'block min-h-11 w-full rounded-md border border-control bg-card px-3 text-base font-normal aria-invalid:border-2 aria-invalid:border-danger';

/** Of what is rarely read, and closed at first. */
export const summary = 'w-fit cursor-pointer py-2 font-semibold text-primary';

export const prose = 'mb-4 max-w-[65ch]';

/** What is said of a field. */
export const note = 'text-ink-quiet text-sm';

/** What the page's script says of a field: what is wrong in it, or lacks. */
export const remark =
  'wrap-anywhere block text-ink-quiet text-sm group-has-aria-invalid:font-semibold group-has-aria-invalid:text-danger';

/** What has come of a button. */
export const outcome = 'wrap-anywhere text-ink-quiet text-sm';

/** What neither a browser nor a telephone should change in a field. */
export const typing = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** What is on paper only if the button for the whole page is pressed: the sheet of codes has the rest. */
export const notOnSheet = 'not-in-data-whole:print:hidden';
