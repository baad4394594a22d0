/** The class names of a link inside running text. */
export const textLinkClass = 'text-primary underline underline-offset-4 hover:text-primary-strong';
