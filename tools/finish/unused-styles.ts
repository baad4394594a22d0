/** Takes out of a stylesheet what no page of this site has, such as the table of the five where none are named. */
import { parse as parseHtml } from 'node-html-parser';
import { parse } from 'postcss';

const className = /\.((?:\\.|[\w-])+)/g;

/**
 * Tells whether a class stands in a page or in a script.
 * @param pages the HTML of all pages
 * @param scripts the texts of the scripts, any word of which may be a class that they set
 */
export function usedClasses(
  pages: readonly string[],
  scripts: readonly string[],
): (name: string) => boolean {
  const used = new Set<string>();
  const words = [...scripts];
  for (const page of pages) {
    const root = parseHtml(page);
    // Not its class list, in which an ampersand stays as it is written in HTML.
    for (const element of root.querySelectorAll('[class]'))
      for (const name of element.getAttribute('class')?.split(/\s+/) ?? []) used.add(name);
    for (const script of root.querySelectorAll('script[data-own]')) words.push(script.rawText);
  }
  const text = words.join('\n');
  return (name) => used.has(name) || text.includes(name);
}

/** Removes the rules for classes that are not used. */
export function withoutUnused(css: string, isUsed: (name: string) => boolean): string {
  const root = parse(css);
  const applies = (selector: string) =>
    [...selector.matchAll(className)].every(([, escaped]) => isUsed(escaped.replace(/\\/g, '')));
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(applies);
    if (selectors.length === rule.selectors.length) return;
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}
