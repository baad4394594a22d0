/**
 * What a drawing (SVG) from elsewhere may contain. It is parsed as browsers do, and may have
 * what DOMPurify's list of harmless elements and attributes has:
 * https://github.com/cure53/DOMPurify.
 */
import createDOMPurify, { type RemovedAttribute, type RemovedElement } from 'dompurify';
import { JSDOM } from 'jsdom';

const purifier = createDOMPurify(new JSDOM('').window);

/** Within the drawing, `#name`, or as data: a picture. */
const isWithin = (address: string) => /^\s*(#|data:image\/)/i.test(address);

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (/^(.*:)?(href|src)$/.test(attribute.attrName) && !isWithin(attribute.attrValue))
    attribute.keepAttr = false;
});

/** Comments do no harm, and the body is the parser's own. */
const ignored = ['#comment', 'BODY'];

function nameOf(removed: RemovedElement | RemovedAttribute): string | undefined {
  if ('element' in removed) {
    const { nodeName } = removed.element;
    return ignored.includes(nodeName) ? undefined : `<${nodeName.toLowerCase()}>`;
  }
  const { attribute, from } = removed;
  return `${attribute?.name}="${attribute?.value}" at <${from.nodeName}>`;
}

/** What the parser for HTML does not see, and addresses in styles. */
const patterns = [
  /<!ENTITY[^>]*/i,
  /<\?xml-stylesheet[^>]*/i,
  /@import[^;<]*/i,
  /url\(\s*(?!["']?\s*(#|data:(image|font)\/))[^)]*/i,
];

/**
 * What a drawing must not contain, in words that follow its name, all in one; none if there is
 * nothing of the kind.
 * @param isInline whether it will stand in a page: there, the page's policy ignores all styles but
 * those of files
 */
export function foreignParts(drawing: string, isInline = false): string[] {
  purifier.sanitize(drawing, {
    USE_PROFILES: { svg: true, svgFilters: true },
    // Addresses are limited to parts of the same drawing.
    ADD_TAGS: ['use'],
    ...(isInline && { FORBID_TAGS: ['style'], FORBID_ATTR: ['style'] }),
  });
  const found = [
    ...purifier.removed.map(nameOf),
    ...patterns.map((pattern) => drawing.match(pattern)?.[0]),
  ].flatMap((part) => (part === undefined ? [] : part.slice(0, 60).trim()));
  const parts = [...new Set(found)].join(', ');
  return parts ? [`contains what a drawing must not have, remove it: ${parts}`] : [];
}
