import type { HTMLElement } from 'node-html-parser';
import { attributes, type Rule, textsOf } from '../export';

/** The attributes that people read or hear, and those that search engines and messengers show. */
export const readAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** What next-intl shows for a message that there is not: its key. Not a host's name or a file's. */
function keyPattern(messages: object): RegExp {
  const namespaces = Object.keys(messages).join('|');
  return new RegExp(`(?<![\\w@/.-])(?:${namespaces})(?:\\.[A-Za-z]\\w*)+`);
}

const placeholder = /\{\s*[A-Za-z_]\w*\s*(,[^{}]*)?\}/;

/** No page shows the key of a message, or an argument that was not filled in. */
export function textFaults(messages: object): Rule {
  const key = keyPattern(messages);
  return ({ pages }) =>
    pages.flatMap(({ file, root }) =>
      readable(root).flatMap((text) => [
        ...(text
          .match(key)
          ?.slice(0, 1)
          .map((found) => `${file}: shows the key ${found}`) ?? []),
        ...(text
          .match(placeholder)
          ?.slice(0, 1)
          .map((one) => `${file}: shows ${one}`) ?? []),
      ]),
    );
}

function readable(root: HTMLElement): string[] {
  return [
    ...textsOf(root),
    ...readAttributes.flatMap((name) => attributes(root, `[${name}]`, name)),
  ];
}
