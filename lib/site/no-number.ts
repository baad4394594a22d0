/** The value of a number that a company does not have. The legal notice then omits its entry. */
export const noNumber = 'none';
