/** What is wrong in the message files, and where. */
import type { Fault } from '../../lib/site/fault';
import { type JsonFile, type KeyFault, lineOf } from './files';

/**
 * A fault in a file of the messages' folder. Its place is file, line and key:
 * `messages/de.json:7: hero.title`.
 */
export type MessageFault = Fault & {
  file: string;
  /** The line in the file; 0 if that is not known. */
  line: number;
  /** True for a text that is not there, or is still the English one. */
  isUntranslated?: boolean;
  /** True if only a build for the public is refused for it. */
  onlyPublic?: boolean;
};

export type FaultKind = Pick<MessageFault, 'isUntranslated' | 'onlyPublic'>;

/** The faults of a file with their lines. */
export function located(
  json: JsonFile,
  faults: readonly KeyFault[],
  kind: FaultKind = {},
): MessageFault[] {
  return faults.map(({ key, what }) => {
    const line = lineOf(json, key);
    const place = [`${json.file}:${line}`, ...(key ? [key] : [])].join(': ');
    return { file: json.file, place, what, line, ...kind };
  });
}
