/** What a drawing (SVG) from elsewhere may bring along. Browsers show none of it, or ask other hosts for it. */

/** The parts, by how they are named to people. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a script', /<([\w-]+:)?script\b/i],
  ['HTML', /<([\w-]+:)?(foreignObject|iframe|object|embed)\b/i],
  ['an entity or a style sheet of its own', /<!ENTITY|<\?xml-stylesheet|@import/i],
  ['an attribute that runs a script', /\son[a-z]+\s*=/i],
  // Within the drawing, `#name`, or as data: a picture.
  ['an address', /\s([\w-]+:)?(href|src)\s*=\s*(?!(["'])\s*(#|data:image\/))/i],
  ['an address', /url\(\s*(?!["']?\s*(#|data:(image|font)\/))/i],
];

/** What a drawing must not contain, in words that follow its name; undefined if there is nothing of the kind. */
export function foreignPart(drawing: string): string | undefined {
  const found = patterns.find(([, pattern]) => pattern.test(drawing));
  if (!found) return undefined;
  const [name, pattern] = found;
  const at = drawing.search(pattern);
  const excerpt = drawing
    .slice(at, at + 60)
    .trim()
    .replace(/\s+/g, ' ');
  return `contains ${name}, remove it: ${excerpt}`;
}
