/** Texts that look unfinished: marked as still to translate, with spaces too many, or with nothing in a tag. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import { readableElements, wordsOf } from './words';

/** Tags that hold nothing. */
function emptyTags(message: string): string[] {
  return readableElements(message).flatMap((element) =>
    element.type === TYPE.tag && element.children.length === 0 ? element.value : [],
  );
}

function* slipsIn(message: string, code: string): Iterable<string> {
  const [mark] =
    message.match(/^[([]?(todo|fixme|xxx|tbd)(?!\p{L})/iu) ??
    [`(${code})`].filter((one) => message.startsWith(one));
  if (mark) yield `begins with ${mark}, as if it were still to translate: “${excerpt(message)}”`;
  if (message !== message.trim()) yield `begins or ends with a space: “${excerpt(message)}”`;
  const double = wordsOf(message).find((words) => / {2}/.test(words));
  if (double)
    yield `has two spaces: “${excerpt(double.slice(Math.max(0, double.indexOf('  ') - 15)))}”`;
  for (const tag of emptyTags(message)) yield `has nothing in <${tag}>`;
}

/** One line for each slip. An empty text is another check's to tell. */
export function slipFaults(catalog: Catalog, code: string): string[] {
  return [...flatten(catalog)].flatMap(([key, message]) =>
    typeof message === 'string' && message.trim()
      ? [...slipsIn(message, code)].map((slip) => `${key}: ${slip}`)
      : [],
  );
}
