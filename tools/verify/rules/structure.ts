import { textOf } from '../document';
import type { OpenPage } from '../export';

/** A page says in `html` which one it is: the decision on the language relies on it. */
export function* identityFaults({ select, locale, route }: OpenPage) {
  const { attrs = {} } = select('html')[0] ?? {};
  for (const [name, value] of Object.entries({ lang: locale, 'data-route': route }))
    if (attrs[name] !== value) yield `html ${name} is ${attrs[name]}, not ${value}`;
}

/** One first heading, no level left out, and the landmarks by which people find their way. */
export function* outlineFaults({ select }: OpenPage) {
  for (const selector of ['h1', 'body > header', 'body > main', 'body > footer']) {
    const { length } = select(selector);
    if (length !== 1) yield `has ${length} ${selector}, not one`;
  }
  let last = 0;
  for (const heading of select('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    if (level > last + 1) yield `heading "${textOf(heading)}" skips a level to h${level}`;
    if (textOf(heading) === '') yield 'a heading is empty';
    last = level;
  }
  for (const nav of select('nav:not([aria-label]), nav[aria-label=""]'))
    yield `nav "${textOf(nav).slice(0, 40)}" has no label`;
}
