import { imageSize } from 'image-size';
import { type Export, fileAt } from '../export';
import { attributes } from '../page';
import type { Rule } from '../rule';

type Icon = { src: string; sizes?: string };

/** The manifest that the pages name is there, starts on this site, and its icons are as large as it says. */
export const manifestFaults: Rule = (site) => {
  const { SITE_URL, BASE_PATH } = site.settings;
  const home = `${SITE_URL}${BASE_PATH}/`;
  const manifests = new Set<string>();
  return {
    page({ file, elements, url }) {
      const links = elements('link').filter((link) => link.getAttribute('rel') === 'manifest');
      const [href] = attributes(links, 'href');
      const target = href && fileAt(site, new URL(href, url));
      if (!target) return [`${file}: names no manifest`];
      manifests.add(target);
      return [];
    },
    end: () =>
      [...manifests]
        .filter((file) => site.files.has(file))
        .flatMap((file) => faults(site, file, home)),
  };
};

function faults(site: Export, file: string, home: string): string[] {
  let manifest: { start_url?: string; icons?: Icon[] };
  try {
    manifest = JSON.parse(site.read(file).toString('utf8'));
  } catch {
    return [`${file}: is not valid JSON`];
  }
  const starts = new URL(manifest.start_url ?? '/', home).href === home;
  return [
    ...(starts ? [] : [`${file}: starts at ${manifest.start_url}, not at ${home}`]),
    ...(manifest.icons?.length ? [] : [`${file}: has no icons`]),
    ...(manifest.icons ?? []).flatMap(({ src, sizes }) => {
      const icon = fileAt(site, new URL(src, home)) ?? '';
      if (!site.files.has(icon)) return [`${file}: names ${src}, which is no file`];
      const { width, height } = imageSize(site.read(icon));
      const actual = `${width}x${height}`;
      return [actual, 'any'].includes(sizes ?? '')
        ? []
        : [`${file}: icon ${src} is ${actual}, stated as ${sizes}`];
    }),
  ];
}
