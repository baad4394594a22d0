/** What search engines and messengers read, in the finished files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { allPages, pathOf } from '../lib/paths';
import { localesOf } from '../lib/routes';
import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';

/** Each export with the address at which it is published. */
const sites = [
  { folder: plain.folder, root: 'http://localhost:3000' },
  { folder: under.folder, root: under.settings.SITE_URL + under.settings.BASE_PATH },
];

/** Text as it stands in HTML, with entities as characters. */
function decoded(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function metaOf(html: string, name: string): string {
  return decoded(
    html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1] ?? '',
  );
}

/** The size in the header of a PNG file. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(file);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const { folder, root } of sites) {
  const fileAt = (address: string) => {
    expect(address.slice(0, root.length)).toBe(root);
    return folder + address.slice(root.length);
  };
  const pages = allPages.map((page) => {
    const address = root + pathOf(page);
    return { ...page, address, html: readFileSync(`${fileAt(address)}index.html`, 'utf8') };
  });

  test(`${folder}: each page has a card of its own, as large as it says, below 100 KB`, () => {
    const cards = pages.map(({ html, address, route }) => {
      expect(metaOf(html, 'og:url')).toBe(address);
      expect(metaOf(html, 'og:type')).toBe(route === 'home' ? 'article' : 'website');
      expect(metaOf(html, 'og:image:alt')).not.toBe('');
      const card = fileAt(metaOf(html, 'og:image'));
      const stated = ['width', 'height'].map((side) => Number(metaOf(html, `og:image:${side}`)));
      expect(stated).toEqual([1200, 630]);
      expect(sizeOf(card)).toEqual(stated);
      expect(statSync(card).size).toBeLessThan(100_000);
      return card;
    });
    expect(new Set(cards).size).toBe(allPages.length);
  });

  test(`${folder}: the breadcrumbs that are seen are those of the structured data`, () => {
    for (const { html, address, route } of pages.filter((page) => page.route !== 'home')) {
      const [, data] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
      const stated = JSON.parse(data)['@graph'].find(
        (node: { '@type': string }) => node['@type'] === 'BreadcrumbList',
      ).itemListElement;
      const [, list] = html.match(/<main.*?<nav[^>]*><ol[^>]*>(.*?)<\/ol>/) ?? [];
      const seen = list.split('</li>').map((item) => decoded(item.replace(/<[^>]+>/g, '')));
      expect(seen).toEqual([...stated.map(({ name }: { name: string }) => name), '']);
      const home = new URL(list.match(/href="([^"]*)"/)?.[1] ?? '', address).href;
      expect(home).toBe(stated[0].item);
      expect([stated[1].item, route]).toEqual([address, route]);
    }
  });

  test(`${folder}: the sitemap names every page, and nothing that there is not`, () => {
    const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(pages.map(({ address }) => address).sort());
    const alternates = [...sitemap.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)];
    const expected = allPages.reduce((sum, { route }) => sum + localesOf(route).length + 1, 0);
    expect(alternates.length).toBe(expected);
    for (const [, address] of alternates) expect(listed).toContain(address);
    expect(readFileSync(`${folder}/robots.txt`, 'utf8')).toContain(`${root}/sitemap.xml`);
  });

  test(`${folder}: the icons are there, as large as the manifest says`, () => {
    const { pathname } = new URL(`${root}/`);
    const file = (path: string) => `${folder}/${path.slice(pathname.length)}`;
    const [{ html }] = pages;
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const [, href] = html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`)) ?? [];
      expect(existsSync(file(href)), rel).toBe(true);
    }
    const manifest = JSON.parse(readFileSync(`${folder}/manifest.webmanifest`, 'utf8'));
    expect(manifest.start_url).toBe(pathname);
    for (const { src, sizes } of manifest.icons) expect(sizeOf(file(src)).join('x')).toBe(sizes);
  });
}
