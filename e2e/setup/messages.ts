import { readFileSync } from 'node:fs';
import type { Messages } from '../../lib/messages/load';
import { flatten } from '../../tools/messages/catalog';

export function messagesOf(code: string): Messages {
  return JSON.parse(readFileSync(`messages/${code}.json`, 'utf8'));
}

/** The texts below a key that stand on a page as they are: without arguments, tags or page data. */
export function plainTexts(catalog: object): string[] {
  return [...flatten(catalog as never)]
    .filter(([key, text]) => !/[{<]/.test(String(text)) && !/(^|\.)meta\./.test(key))
    .map(([, text]) => String(text));
}
