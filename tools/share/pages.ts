/** What the heads of an export's pages tell search engines and messengers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { allPages, fileOf, type Page, pathOf } from '../../lib/paths';
import { readDocument } from '../verify/page';
import { alternatesOf } from '../verify/rules/alternates';
import { asRead } from '../verify/text';

export type Card = {
  /** `og:image`, as the page names it. */
  address: string;
  title: string;
  description: string;
  alt: string;
  /** The picture at that address, undefined if the export has none. Sizes are in pixels. */
  picture?: { bytes: Buffer; width: number; height: number };
};

export type SharedPage = Page & {
  title: string;
  description: string;
  /** The canonical address. */
  address: string;
  card: Card;
  /** Addresses by hreflang. */
  alternates: ReadonlyMap<string, string>;
};

/**
 * Reads the pages that an export has, in the registry's order. What a page does not say is an empty text.
 * It takes no settings: where the site is, the pages themselves tell.
 */
export function sharedPages(folder: string): SharedPage[] {
  const read = (file: string) => readFileSync(join(folder, file));
  const pages = allPages
    .filter((page) => existsSync(join(folder, fileOf(page))))
    .map((page) => headOf(page, read));
  const siteUrl = siteUrlOf(pages);
  return pages.map((page) => {
    const { address } = page.card;
    const file = join(folder, address.slice(siteUrl.length));
    const picture =
      address.startsWith(`${siteUrl}/`) && existsSync(file) ? pictureIn(file) : undefined;
    return { ...page, card: { ...page.card, picture } };
  });
}

function headOf(page: Page, read: (file: string) => Buffer): SharedPage {
  const { root, linked, meta } = readDocument({ read }, fileOf(page));
  const content = (name: string) => asRead(meta(name) ?? '');
  return {
    ...page,
    title: asRead(root.querySelector('head > title')?.text ?? ''),
    description: content('description'),
    address: linked('canonical')[0]?.attrs.href ?? '',
    card: {
      address: content('og:image'),
      title: content('og:title'),
      description: content('og:description'),
      alt: content('og:image:alt'),
    },
    alternates: alternatesOf({ linked }),
  };
}

/** The site's address, base path included, without a slash at its end: from the first page that tells. */
function siteUrlOf(pages: readonly SharedPage[]): string {
  const telling = pages.find((page) => page.address.endsWith(pathOf(page)));
  return telling ? telling.address.slice(0, -pathOf(telling).length) : '';
}

function pictureIn(file: string): Card['picture'] {
  const bytes = readFileSync(file);
  const { width, height } = imageSize(bytes);
  return { bytes, width, height };
}
