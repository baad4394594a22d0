const shape =
  'inline-flex min-h-target items-center justify-center gap-x-2 rounded px-5 max-tight:flex-col max-tight:px-2 py-2 text-center font-medium border transition-opacity hyphens-none disabled:cursor-not-allowed disabled:opacity-60';

const variants = {
  solid: `${shape} border-transparent bg-solid text-white print:border-ink print:bg-white print:text-ink hover:bg-solid-pressed active:bg-solid-pressed`,
  accent: `${shape} border-transparent bg-accent text-on-accent hover:opacity-90 active:opacity-90`,
  outline: `${shape} border-primary text-primary hover:bg-primary-tint active:bg-primary-tint`,
};

/** The class names of a button, for a `<button>` as well as for a link that looks like one. */
export function buttonClass(variant: keyof typeof variants, extra = ''): string {
  return `${variants[variant]} ${extra}`;
}
