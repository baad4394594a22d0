/**
 * How a host must serve the export: the one description from which every host's files are generated
 * (nginx, Apache, Netlify, Cloudflare Pages).
 */
import { escapePattern } from './escape-pattern';

/** The folders of files whose names change with their contents: stylesheets and fonts, scripts. */
export const hashedFolders = ['_next/static/', 'scripts/'] as const;

/** `Cache-Control`, by kind of file. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  // Their addresses stay while their contents change with every release.
  pages: 'no-cache',
  rest: 'public, max-age=86400',
} as const;

/**
 * What other sites learn of where a visitor comes from: this site's host, which partners look for,
 * and never the page or its query. The pages say it too, for hosts that let nobody set headers.
 */
export const referrerPolicy = 'strict-origin-when-cross-origin';

/** Features of browsers that no page uses, by the names that Chromium knows. */
const unusedFeatures = `
  accelerometer autoplay camera clipboard-read clipboard-write display-capture encrypted-media fullscreen geolocation
  gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/);

export type Header = readonly [name: string, value: string];

/**
 * Headers of every answer. `Strict-Transport-Security` is not among them: see docs/hosting.md.
 * @param policy the Content-Security-Policy of all pages
 */
export function securityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', referrerPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that do not know `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
  ];
}

/** What messengers and search engines show on pages of their own: social cards and icons. */
export const sharedFiles = ['og/', 'icons/', 'favicon.ico'] as const;

/** `Cross-Origin-Resource-Policy`, by who may show a file in a page. */
export const resourcePolicy = { own: 'same-origin', shared: 'cross-origin' } as const;

/** Content types of files that are text: sent as UTF-8, and compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  txt: 'text/plain',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
};

/** Content types of all other files. */
const binaryTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Content types of all files, by the ends of their names. */
export const contentTypes = { ...textTypes, ...binaryTypes };

/** Files for hosts that read them. Others must not hand them out. */
export const hostFileNames = ['_headers', '_redirects'] as const;

/** True for such a file, named by its path from the export's root. */
export function isHostFile(file: string): boolean {
  return hostFileNames.some((name) => name === file);
}

export const charset = 'utf-8';

/** The part of a file's name after its last dot, or an empty string. */
function extensionOf(file: string): string {
  return file.match(/\.(\w+)$/)?.[1] ?? '';
}

/** True for a file that is worth compressing. */
export function isText(file: string): boolean {
  return extensionOf(file) in textTypes;
}

/** The `Content-Type` of a file of the export, or undefined for an unknown kind. */
export function contentTypeOf(file: string): string | undefined {
  const type = contentTypes[extensionOf(file)];
  return isText(file) ? `${type}; charset=${charset}` : type;
}

/** The `Cache-Control` of a file of the export, named by its path from the export's root. */
export function cachingOf(file: string): string {
  if (hashedFolders.some((folder) => file.startsWith(folder))) return caching.hashed;
  return extensionOf(file) === 'html' ? caching.pages : caching.rest;
}

/**
 * The `Cross-Origin-Resource-Policy` of a file of the export, named by its path from the export's
 * root.
 */
export function resourcePolicyOf(file: string): string {
  return sharedFiles.some((name) => file.startsWith(name))
    ? resourcePolicy.shared
    : resourcePolicy.own;
}

/**
 * A regular expression for the paths of these files and folders, as nginx and Apache both read it.
 */
export function pathPattern(basePath: string, names: readonly string[]): string {
  return `${escapePattern(basePath)}/(${names.map(escapePattern).join('|')})`;
}
