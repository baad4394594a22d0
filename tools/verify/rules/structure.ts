import { type HTMLElement, NodeType } from 'node-html-parser';
import { textOf } from '../../export/document';
import type { OpenPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/**
 * A page says in `html` which one it is, its language twice: translators in browsers change `lang`,
 * but not `data-locale`.
 */
function* identityFaults({ select, locale, route }: OpenPage) {
  const { attrs = {} } = select('html')[0] ?? {};
  const identity = { lang: locale, 'data-locale': locale, 'data-route': route };
  for (const [name, value] of Object.entries(identity))
    if (attrs[name] !== value) yield `html ${name} is ${attrs[name]}, not ${value}`;
}

/** One first heading, and the landmarks by which people find their way. */
function* outlineFaults({ select }: OpenPage) {
  for (const selector of ['h1', 'body > header', 'body > main', 'body > footer']) {
    const { length } = select(selector);
    if (length !== 1) yield `has ${length} ${selector}, not one`;
  }
  for (const nav of select('nav:not([aria-label], [aria-labelledby]), nav[aria-label=""]'))
    yield `nav "${textOf(nav).slice(0, 40)}" has no label`;
}

/** The words with which an element begins, without those that are hidden from screen readers. */
function firstWords(element: HTMLElement): string {
  for (const child of element.childNodes) {
    if (child.nodeType === NodeType.TEXT_NODE && child.text.trim()) return textOf(element);
    if (child.nodeType !== NodeType.ELEMENT_NODE) continue;
    const inner = child as HTMLElement;
    const words = inner.attrs['aria-hidden'] === 'true' ? '' : firstWords(inner);
    if (words) return words;
  }
  return '';
}

/**
 * A landmark with the name of the heading that it begins with is read twice. So are words within a
 * summary that has another name: they are its description (HTML Accessibility API Mappings,
 * `summary`).
 */
function* doubledNameFaults({ select }: OpenPage) {
  for (const landmark of select('nav[aria-label], section[aria-label], section[aria-labelledby]')) {
    const { 'aria-label': label, 'aria-labelledby': id } = landmark.attrs;
    const name = label ?? select(`[id="${id}"]`).map(textOf).join();
    if (name === firstWords(landmark))
      yield `${landmark.localName} "${name}" is named like what it begins with`;
  }
  for (const summary of select('summary[aria-label]'))
    if (firstWords(summary)) yield `summary "${summary.attrs['aria-label']}" reads its words, too`;
}

/** A drawing is heard once, by its name, or not at all. */
function* drawingFaults({ select }: OpenPage) {
  for (const drawing of select('svg, img')) {
    const { attrs, localName, parentNode } = drawing;
    const name = attrs['aria-label'] ?? attrs.alt ?? '';
    if (drawing.closest('[aria-hidden="true"]') || (localName === 'img' && name === '')) continue;
    if (name === '' || (localName === 'svg' && attrs.role !== 'img'))
      yield 'a drawing is neither named nor hidden';
    if (parentNode.closest('[role="img"]')) yield `a picture "${name}" is within another one`;
  }
}

/**
 * What a visitor types, sets or opens stays when another language is chosen: by its id, the same in
 * all languages.
 */
function* keptFaults({ select }: OpenPage) {
  const kept = 'input:not([type="hidden"]), textarea, select, details';
  for (const { attrs, localName } of select(kept))
    if (!attrs.id) yield `${localName} "${attrs.name ?? ''}" has no id`;
}

export const structure: RuleSet = {
  pages: [identityFaults, outlineFaults, doubledNameFaults, drawingFaults, keptFaults],
};
