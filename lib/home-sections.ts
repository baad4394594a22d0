/**
 * The sections of the home page below the article, in their order: the one on the page, and in the navigation for those
 * that it leads to under a label, a key of `header.nav`.
 */
export const homeSections = [
  { id: 'how-we-choose', label: 'how_we_choose' },
  { id: 'tips-for-success', label: 'tips' },
  { id: 'brands', label: 'brands' },
  { id: 'privacy-matters', label: undefined },
  { id: 'about', label: 'about' },
] as const;

export type HomeSection = (typeof homeSections)[number]['id'];
