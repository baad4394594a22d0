/** Takes out of a stylesheet what no page of this site has, such as the table of the five where none are named. */
import { parse as parseHtml } from 'node-html-parser';
import { parse } from 'postcss';

const className = /\.((?:\\.|[\w-])+)/g;

/**
 * Removes the rules for classes that stand in no page and in no script.
 * @param pages the HTML of all pages
 * @param scripts the texts of the scripts, any word of which may be a class that they set
 */
export function withoutUnused(css: string, pages: readonly string[], scripts: string): string {
  const used = new Set<string>();
  let words = scripts;
  for (const page of pages) {
    const root = parseHtml(page);
    for (const element of root.querySelectorAll('[class]'))
      for (const name of element.classList.values()) used.add(name);
    for (const script of root.querySelectorAll('script[data-own]')) words += script.rawText;
  }
  const isUsed = (selector: string) =>
    [...selector.matchAll(className)].every(([, escaped]) => {
      const name = escaped.replace(/\\/g, '');
      return used.has(name) || words.includes(name);
    });
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === rule.selectors.length) return;
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}
