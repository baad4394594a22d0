/**
 * A copy of the project with a sixteenth language, read from right to left: one registry row and one message
 * file, generated from English. It shows that nothing else is needed.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { flatten } from '../../lib/messages/compare';
import type { Notes } from '../../lib/messages/notes';
import { messagesOf } from './messages';
import { trial } from './sites';

const parts = [
  ...['app', 'components', 'lib', 'messages', 'public'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

const row = "  { code: 'ar', name: 'العربية', operator: 'germany', namesRate: true },\n";
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Letters of the other script in the place of Latin ones: as long, as wrapped, and readable to nobody. */
function disguise(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97]);
}

function disguised(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: disguise(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: disguised(element.children) };
    if (element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: disguised(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** The translation of a catalogue; what every language leaves as it is stays. */
function translated(value: unknown, kept: ReadonlySet<unknown>): unknown {
  if (typeof value === 'string') {
    return kept.has(value) ? value : printAST(disguised(parse(value)));
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, translated(inner, kept)]),
  );
}

/** Makes the copy, next to `node_modules`, and returns its folder. */
export function makeTrial(): string {
  const { project = '' } = trial;
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project);
  for (const part of parts) {
    cpSync(part, join(project, part), {
      recursive: true,
      filter: (path) => !/\.test(-d)?\.tsx?$/.test(path),
    });
  }
  const registry = join(project, 'lib/locales.ts');
  const lastRow = '] as const satisfies readonly LocaleRow[];';
  writeFileSync(registry, readFileSync(registry, 'utf8').replace(lastRow, row + lastRow));
  const english = messagesOf('en');
  const notes: Notes = JSON.parse(readFileSync('messages/notes.json', 'utf8'));
  const same = [...flatten(english)].filter(([key]) => notes[key]?.same === 'all');
  const arabic = translated(english, new Set(same.map(([, text]) => text)));
  writeFileSync(join(project, 'messages/ar.json'), JSON.stringify(arabic, null, 2));
  return project;
}
