/** Keeps the last line of a text from holding one short word. */
import { type HTMLElement, NodeType } from 'node-html-parser';

/** The elements that hold running text. */
const texts = 'main p, main li, footer p';

/** Two words as long as this together leave room for others in every line. */
const mostLetters = 14;

const lastWords = /(\S+) (\S+\s*)$/;

/** Binds the last two words of every text by a no-break space, if they are short. */
export function bindLastWords(root: HTMLElement): void {
  for (const element of root.querySelectorAll(texts)) {
    const last = element.childNodes.at(-1);
    if (last?.nodeType !== NodeType.TEXT_NODE) continue;
    last.rawText = last.rawText.replace(lastWords, (both, first: string, second: string) =>
      both.length <= mostLetters ? `${first}\u00a0${second}` : both,
    );
  }
}
