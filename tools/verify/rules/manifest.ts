import { type Export, fileAt } from '../export';
import type { Rule } from '../rule';
import { sizeAt } from './image-sizes';

type Manifest = { start_url?: string; icons?: { src: string; sizes?: string }[] };

/** The manifest that the pages name is there, starts on this site, and its icons are as large as it says. */
export const manifestFaults: Rule = (site) => {
  const manifests = new Set<string>();
  return {
    page({ linked, url }) {
      const href = linked('manifest')[0]?.attrs.href;
      const target = href && fileAt(site, new URL(href, url));
      if (!target) return ['names no manifest'];
      manifests.add(target);
      return [];
    },
    end: () =>
      [...manifests]
        .filter((file) => site.files.has(file))
        .flatMap((file) => faults(site, file).map((fault) => `${file}: ${fault}`)),
  };
};

function faults(site: Export, file: string): string[] {
  const home = `${site.settings.SITE_URL}${site.settings.BASE_PATH}/`;
  let manifest: Manifest;
  try {
    manifest = JSON.parse(site.read(file).toString('utf8'));
  } catch {
    return ['is not valid JSON'];
  }
  const { start_url: start = '/', icons = [] } = manifest;
  return [
    ...(new URL(start, home).href === home ? [] : [`starts at ${start}, not at ${home}`]),
    ...(icons.length > 0 ? [] : ['has no icons']),
    ...icons.flatMap(({ src, sizes = '' }) => {
      const size = sizeAt(site, src, home);
      if (!size) return [`names ${src}, which is no file`];
      return [size.text, 'any'].includes(sizes)
        ? []
        : [`icon ${src} is ${size.text}, stated as ${sizes}`];
    }),
  ];
}
