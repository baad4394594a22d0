/** The class names of a link inside running text. */
export const textLinkClass = 'text-link';
