/** Puts the head of an exported page in the order in which a browser should meet its parts. */

/** The fonts that a page's first screen needs, by the start of their file names. */
const latin = ['roboto-latin-wght', 'poppins-latin-600'];
const latinExtended = ['roboto-latin-wght', 'roboto-latin-ext-wght'];
const fontsByLanguage: Partial<Record<string, readonly string[]>> = {
  pl: latinExtended,
  tr: latinExtended,
  // Set in the fonts of the visitor's system.
  ja: [],
  ko: [],
};

const stylesheetPattern = /<link rel="stylesheet" href="(([^"]*)\/_next\/[^"]*)"/;

function required(html: string, pattern: RegExp): RegExpMatchArray {
  const match = html.match(pattern);
  if (!match)
    throw new Error(`The exported page has no ${pattern}: has the framework's HTML changed?`);
  return match;
}

export type HeadParts = {
  /** The script that decides on the language. */
  decision: string;
  /** Tags that close the head. */
  moreTags: string;
  /** The export's font files. */
  fonts: readonly string[];
  integrityOf: (address: string) => string;
};

/**
 * The decision on the language comes first, because a script after a stylesheet waits for it. The fonts
 * of the first screen are asked for before the stylesheet names them.
 */
export function finishHead(
  html: string,
  { decision, moreTags, fonts, integrityOf }: HeadParts,
): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const [stylesheet, address, base] = required(head, stylesheetPattern);
  const [, language] = required(head, /<html lang="([^"]+)"/);
  const preloads = (fontsByLanguage[language] ?? latin).map((name) => {
    const file = fonts.find((path) => path.includes(`/${name}`));
    if (!file) throw new Error(`The export has no font ${name}`);
    return `<link rel="preload" href="${base}/${file}" as="font" type="font/woff2" crossorigin=""/>`;
  });
  const finished = head
    .replace(stylesheet, `${stylesheet} integrity="${integrityOf(address)}"`)
    .replace(/<link rel="preconnect"[^>]*>/, '')
    .replace(
      '<meta charSet="utf-8"/>',
      (charset) => `${charset}<script>${decision}</script>${preloads.join('')}`,
    );
  return finished + moreTags + html.slice(end);
}
