import { fitsSearchResult, type SearchText } from '../../messages/search-results';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';
import { textOf } from '../text';

/** Titles and descriptions are there, fit into search results, and tell a language's pages apart. */
export const metadataFaults: Rule = () => {
  const seen = new Map<string, string>();
  return {
    page: (page) =>
      (['title', 'description'] as const).flatMap((kind) => {
        const text = textOfKind(page, kind);
        const key = `${kind} ${page.locale} ${text}`;
        const twin = seen.get(key);
        seen.set(key, twin ?? page.file);
        if (!text) return [`has no ${kind}`];
        return [
          ...(twin ? [`has the same ${kind} as ${twin}`] : []),
          ...(fitsSearchResult(kind, text)
            ? []
            : [`${kind} is too long for search results: "${text}"`]),
        ];
      }),
  };
};

function textOfKind(page: ExportedPage, kind: SearchText): string {
  if (kind === 'description') return page.meta('description') ?? '';
  const titles = page.elements('title').filter(({ parentNode }) => parentNode.localName === 'head');
  return titles.length === 1 ? textOf(titles[0]) : '';
}
