import { type Fault, faultLine } from '../../lib/site/fault';
import type { Site } from '../../lib/site/site';
import { readExport } from '../export/read-export';
import type { RuleSet } from './rule-set';

/**
 * Applies rules to an export. @returns its faults, each once, by file, and how many pages were
 * checked
 */
export function applyRules(folder: string, site: Site, sets: readonly RuleSet[]) {
  const faults = new Map<string, Fault>();
  const note = (place: string, found: Iterable<string>) => {
    for (const what of found) faults.set(faultLine({ place, what }), { place, what });
  };
  const exported = readExport(folder, site, (document, known) => {
    const { file } = document;
    const page = known.pages.get(file);
    for (const { documents = [], pages = [] } of sets) {
      for (const rule of documents) note(file, rule(document, known));
      if (page) for (const rule of pages) note(file, rule({ ...document, ...page }, known));
    }
  });
  for (const { site: rules = [], files: byEnding = {} } of sets) {
    for (const [file, page] of exported.pages)
      for (const rule of rules) note(file, rule(page, exported));
    for (const [ending, fileRules] of Object.entries(byEnding))
      for (const file of exported.files)
        if (file.endsWith(ending)) for (const rule of fileRules) note(file, rule(file, exported));
  }
  for (const { whole = () => [] } of sets)
    for (const { place, what } of whole(exported)) note(place, [what]);
  const lines = [...faults.keys()].sort();
  return {
    faults: lines.flatMap((line) => faults.get(line) ?? []),
    pages: exported.pages.size,
  };
}
