/** Addresses that nobody meant: what the site knows, mixed with what attackers and bad copies send. */
import fc from 'fast-check';
import { localeCodes } from '../../lib/locales';
import { allPages, pathOf } from '../../lib/paths';
import { routes } from '../../lib/routes';

/** Markup that would leave an element of this name, or a property of this name on the parent window. */
export const canary = 'canary';
const script = `parent.${canary}=1`;

const known = [...localeCodes, ...routes, 'DE', 'pt-br', 'nb', 'pt', 'index.html', '404.html'];
const steps = ['', '.', '..', '%2e%2e', '%2F', '%5C', '\\', 'evil.example', '@evil.example'];
const markup = [
  `<${canary}>`,
  `%3C${canary}%3E`,
  `"><${canary} x="`,
  `'><img src=x onerror=${script}>`,
  `</script><script>${script}</script>`,
  `%3C/script%3E%3Cscript%3E${script}%3C/script%3E`,
  `javascript:${script}`,
  `" onload="${script}`,
  '{{7*7}}',
];
const names = ['__proto__', 'constructor', 'toString', 'null', 'x'.repeat(2000)];

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.constantFrom(...steps) },
  { weight: 2, arbitrary: fc.constantFrom(...markup) },
  { weight: 1, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: text },
);

const strange = fc
  .tuple(fc.constantFrom('/', '/', '/', '//', '/\\', '///'), fc.array(part, { maxLength: 4 }))
  .map(([start, parts]) => start + parts.join('/'));
const path = fc.oneof(strange, fc.constantFrom(...allPages.map(pathOf)));
const parameter = fc
  .tuple(fc.constantFrom('lang', 'lang', 'lng', 'LANG', 'utm_source', '__proto__', 'lang[]'), part)
  .map(([name, value]) => `${name}=${value}`);
const query = fc
  .array(parameter, { maxLength: 3 })
  .map((parameters) => (parameters.length ? `?${parameters.join('&')}` : ''));
const hash = fc.option(
  fc.oneof(part, fc.constantFrom('about', 'tips-for-success', ':~:text=survey')),
  { nil: undefined },
);

/** A path, with query and hash or without, to be put after a site's origin and folder. */
export const address = fc
  .tuple(path, query, hash)
  .map(([place, parameters, end]) => place + parameters + (end === undefined ? '' : `#${end}`));
