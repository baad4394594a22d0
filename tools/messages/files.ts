/** Reads the message files, and knows on which line of them a key stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ValueNode } from '@humanwhocodes/momoa';

/** The file of a language's messages, or of another name, in the folder of the message files. */
export function messageFile(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

/** The file of a language's words. */
export const glossaryFile = (folder: string, code: string) =>
  messageFile(join(folder, 'glossary'), code);

/** The file of the terms that a language's legal texts have to contain. */
export const legalFile = (folder: string, code: string) =>
  messageFile(join(folder, 'legal-terms'), code);

/** What is wrong at a key of a file; '' is the file itself. */
export type KeyFault = { key: string; what: string };

/** A key of a JSON file with its line, the first being 1. */
type KeyLine = readonly [key: string, line: number];

/** A JSON file with the lines of its keys. */
export type JsonFile<Content = unknown> = {
  file: string;
  content: Content;
  /** The line of each key, of one that stands twice the last. An item of a list is `key.0`. */
  lines: ReadonlyMap<string, number>;
  /** Each key that stands a second time: JSON takes the last, and says nothing. */
  repeatedKeys: readonly KeyFault[];
};

/** All keys below a part of a file, as often as they stand there. */
function keyLinesBelow(node: ValueNode, prefix: string): KeyLine[] {
  if (node.type === 'Array')
    return node.elements.flatMap(({ value }, index) => [
      [`${prefix}${index}`, value.loc.start.line] as const,
      ...keyLinesBelow(value, `${prefix}${index}.`),
    ]);
  if (node.type !== 'Object') return [];
  return node.members.flatMap(({ name, value }) => {
    const key = `${prefix}${name.type === 'String' ? name.value : name.name}`;
    return [[key, name.loc.start.line] as const, ...keyLinesBelow(value, `${key}.`)];
  });
}

function repeatedKeys(keyLines: readonly KeyLine[]): KeyFault[] {
  const firstLines = new Map<string, number>();
  const repeated: KeyFault[] = [];
  for (const [key, line] of keyLines) {
    const first = firstLines.get(key);
    // What is below a repeated key is repeated with it.
    const isBelow = repeated.some((parent) => key.startsWith(`${parent.key}.`));
    if (first === undefined) firstLines.set(key, line);
    else if (!isBelow) repeated.push({ key, what: `stands twice, first in line ${first}` });
  }
  return repeated;
}

/** A file that cannot be read, or is not JSON. */
export class UnreadableFile extends Error {
  /** @param place the file, with the line if that is known */
  constructor(
    readonly place: string,
    readonly what: string,
  ) {
    super(`${place}: ${what}`);
  }
}

/**
 * Why a text is not JSON. Where the library would let it pass, JSON.parse gives the reason, without
 * a line.
 */
function notJson(file: string, text: string, refusal: unknown): UnreadableFile {
  try {
    parse(text);
    return new UnreadableFile(file, `is not valid JSON: ${(refusal as Error).message}`);
  } catch (error) {
    const { line, message } = error as Error & { line: number };
    return new UnreadableFile(
      `${file}:${line}`,
      `is not valid JSON, here or in the line above: ${message}`,
    );
  }
}

/** Reads a JSON file. @throws UnreadableFile */
export function readJsonFile(file: string): JsonFile {
  if (!existsSync(file)) throw new UnreadableFile(file, 'is missing');
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('\ufeff'))
    throw new UnreadableFile(file, 'begins with a byte order mark: save it as UTF-8 without one');
  try {
    const content = JSON.parse(text);
    const keyLines = keyLinesBelow(parse(text).body, '');
    return { file, content, lines: new Map(keyLines), repeatedKeys: repeatedKeys(keyLines) };
  } catch (error) {
    throw notJson(file, text, error);
  }
}

/** The content of a JSON file; undefined if it cannot be read, which `check.ts` reports. */
export function readableJson(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/** The content of a JSON file. @throws UnreadableFile */
export function readJson(file: string): unknown {
  return readJsonFile(file).content;
}

/** The line of a key, or of the nearest part of the file that it would belong to, or 1. */
export function lineOf(json: JsonFile, key: string): number {
  const line = json.lines.get(key);
  if (line !== undefined) return line;
  const end = key.lastIndexOf('.');
  return end === -1 ? 1 : lineOf(json, key.slice(0, end));
}
