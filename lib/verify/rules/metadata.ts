import { limits, widthOf } from '../../search-results';
import { type ExportedPage, metaContent, type Rule, textOf } from '../export';

type Kind = keyof typeof limits;

/** Titles and descriptions are there, fit into search results, and tell a language's pages apart. */
export const metadataFaults: Rule = ({ pages }) =>
  (['title', 'description'] as const).flatMap((kind) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = textOfKind(page, kind);
      const key = `${page.locale} ${text}`;
      const twin = seen.get(key);
      seen.set(key, twin ?? page.file);
      if (!text) return [`${page.file}: has no ${kind}`];
      return [
        ...(twin ? [`${page.file}: has the same ${kind} as ${twin}`] : []),
        ...(widthOf(text) <= limits[kind]
          ? []
          : [`${page.file}: ${kind} is too long for search results: "${text}"`]),
      ];
    });
  });

function textOfKind({ root }: ExportedPage, kind: Kind): string {
  if (kind === 'description') return metaContent(root, 'description') ?? '';
  const titles = root.querySelectorAll('head title').map(textOf);
  return titles.length === 1 ? titles[0] : '';
}
