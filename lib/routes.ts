/** The one list of pages. A row here, a screen in `app/[[...path]]/page.tsx` and its messages add a page. */
export const routes = ['home', 'terms', 'privacy', 'contact', 'imprint'] as const;

export type Route = (typeof routes)[number];

/** The sections of the home page that the navigation leads to, in their order on the page. */
export const homeSections = ['how-we-choose', 'tips-for-success', 'brands', 'about'] as const;

export type HomeSection = (typeof homeSections)[number];
