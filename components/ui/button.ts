/** The class names of a button, for a `<button>` as well as for a link that looks like one. */
export function buttonClass(variant: 'solid' | 'accent' | 'tint' | 'plain', extra = ''): string {
  return `button button-${variant} ${extra}`;
}
