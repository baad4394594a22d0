/** Reads the message files, and gathers what is wrong in them with the lines on which it is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, unknown } from 'valibot';
import { encodingFault } from './encoding';
import { located, repeatedKeys, syntaxFault } from './json-lines';
import { shapeFaults } from './shapes';

/** Reads a JSON file. @throws Error naming the file and, if it is not UTF-8 or not JSON, the line */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const bytes = readFileSync(file);
  const damaged = encodingFault(bytes);
  if (damaged) throw new Error(`${file}:${damaged.line}: ${damaged.reason}`);
  const text = bytes.toString('utf8');
  const fault = syntaxFault(text);
  if (fault) throw new Error(`${file}:${fault.line}: is not valid JSON (${fault.reason})`);
  return JSON.parse(text);
}

/** The file of a language's messages, or of another name, in the folder of the message files. */
export function messageFile(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

/** The file of a language's words. */
export const glossaryFile = (folder: string, code: string) =>
  messageFile(join(folder, 'glossary'), code);

/** The file of what a language's law wants to be named. */
export const legalFile = (folder: string, code: string) =>
  messageFile(join(folder, 'legal-terms'), code);

/** The faults of files, by the file's name. */
export type Report = Map<string, string[]>;

/**
 * Reads a file, and notes its faults with the lines on which they are.
 * @param faultsOf the faults of its content, each beginning with a key
 * @param shape what the content has to be before it has other faults
 * @returns the content, if it could be read
 */
export function check<Content>(
  report: Report,
  file: string,
  faultsOf: (content: Content) => string[] = () => [],
  shape: GenericSchema = unknown(),
): Content | undefined {
  try {
    const content = readJson(file) as Content;
    const text = readFileSync(file, 'utf8');
    const wrong = shapeFaults(shape, content);
    const faults = wrong.length > 0 ? wrong : faultsOf(content);
    report.set(file, []);
    addFaults(report, file, [...repeatedKeys(text), ...faults]);
    if (wrong.length === 0) return content;
  } catch (error) {
    report.set(file, [error instanceof Error ? error.message : String(error)]);
  }
}

/** Notes more faults of a file that has been read, if there are any. They stand in the order of its lines. */
export function addFaults(report: Report, file: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const lines = located(file, readFileSync(file, 'utf8'), faults);
  const lineOf = (fault: string) => Number.parseInt(fault.slice(file.length + 1), 10);
  report.set(
    file,
    [...(report.get(file) ?? []), ...lines].sort((one, other) => lineOf(one) - lineOf(other)),
  );
}

/** The content of a file, or undefined if it cannot be read: `faultsByFile` reports that. */
export function readable<Content>(file: string): Content | undefined {
  return check<Content>(new Map(), file);
}
