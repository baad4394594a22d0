/** The ten brand cards, in their order. Their names are messages, under `cta_section.brands.names`. */
export const brands = [
  'grabgifts',
  'ntuc',
  'starbucks',
  'watsons',
  'fairprice',
  'zalora',
  'kopi',
  'klook',
  'osim',
  'lazada',
] as const;

export type Brand = (typeof brands)[number];

/** The picture of a brand below `public/`; an operator replaces the file with a licensed logo. */
export function brandPicture(brand: Brand): string {
  return `/brands/${brand}.svg`;
}
