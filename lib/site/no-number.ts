/** In place of a number that a company does not have. The legal notice then has no entry for it, in any language. */
export const noNumber = 'none';
