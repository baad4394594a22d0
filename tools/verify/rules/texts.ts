import type { HTMLElement } from 'node-html-parser';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

/** The attributes that people read or hear, and those that search engines and messengers show. */
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

type ReadAttribute = { element: HTMLElement; name: string; text: string };

/** The attributes of a page that say something, with their elements. */
export function readAttributesOf({ all }: ExportedPage): ReadAttribute[] {
  return all.flatMap((element) =>
    readAttributes.flatMap((name) => {
      const text = element.attrs[name];
      return text === undefined ? [] : { element, name, text };
    }),
  );
}

/** What next-intl shows for a message that there is not: its key. Not a host's name or a file's. */
function keyPattern(messages: object): RegExp {
  const namespaces = Object.keys(messages).join('|');
  return new RegExp(`(?<![\\w@/.-])(?:${namespaces})(?:\\.[A-Za-z]\\w*)+`);
}

const placeholder = /\{\s*[A-Za-z_]\w*\s*(,[^{}]*)?\}/;

/** No page shows the key of a message, or an argument that was not filled in. */
export function textFaults(messages: object): Rule {
  const key = keyPattern(messages);
  return () => ({
    page: (page) =>
      [...page.texts, ...readAttributesOf(page).map(({ text }) => text)].flatMap((text) => {
        const [found, open] = [text.match(key), text.match(placeholder)];
        return [
          ...(found ? [`shows the key ${found[0]}`] : []),
          ...(open ? [`shows ${open[0]}`] : []),
        ];
      }),
  });
}
