/**
 * Makes every link of the page carry the `lang` of the address, if it has one (decisions, D5 and D7):
 * links within the site, so that the choice is kept, and partner links, so that the partner hears of it.
 * Links that name their own language are left alone, and so are links to a place on the same page.
 */
export function keepLanguage(): void {
  const lang = new URLSearchParams(location.search).get('lang');
  if (!lang) return;
  for (const link of document.links) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const within = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#');
    if (link.hreflang || !(within || link.rel.includes('sponsored'))) continue;
    const url = new URL(link.href);
    url.searchParams.set('lang', lang);
    link.href = url.href;
  }
}
