/** What the HTML of an exported page asks the browser for: addresses, in the order of the page. */

/** Attributes of every such tag; names in lower case, because React writes some of them in mixed case. */
function tags(html: string, name: 'img' | 'link' | 'script'): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes]) => {
    const pairs = attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
    return new Map([...pairs].map(([, key, value]) => [key.toLowerCase(), value ?? '']));
  });
}

function unique(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** Files of scripts, without those for old browsers: ones that know modules, as all of ours do, skip them. */
function allScripts(html: string): string[] {
  const modern = tags(html, 'script').filter((tag) => !tag.has('nomodule'));
  return unique(modern.map((tag) => tag.get('src')));
}

const isData = (_: string) => false;

/** The code of the first load. The page's data are counted apart: an empty page has them in its HTML. */
export function scriptFiles(html: string): string[] {
  return allScripts(html).filter((address) => !isData(address));
}

/** The page's content once more, for the framework. */
export function dataFiles(html: string): string[] {
  return allScripts(html).filter(isData);
}

/** Stylesheets, all of which the first paint waits for. */
export function stylesheets(html: string): string[] {
  const sheets = tags(html, 'link').filter((tag) => tag.get('rel') === 'stylesheet');
  return unique(sheets.map((tag) => tag.get('href')));
}

export function preloadedFonts(html: string): string[] {
  const fonts = tags(html, 'link').filter(
    (tag) => tag.get('rel') === 'preload' && tag.get('as') === 'font',
  );
  return unique(fonts.map((tag) => tag.get('href')));
}

/** Pictures in the page, also those that are fetched only when they come near the screen. */
export function pictures(html: string): string[] {
  return unique(tags(html, 'img').map((tag) => tag.get('src')));
}
