/** Keeps the last line of a text from holding one word. */
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** The elements that hold running text. */
const texts = 'main p, main li, footer p';

/** Two words as long as this together leave room for others in the line of a telephone. */
const mostLetters = 20;

/** A shorter text is a label: it has two lines at most, which may be balanced. */
const leastText = 40;

const lastWords = /(\S+) (\S+\s*)$/;

/** Binds the last two words of every text by a no-break space, unless they are long. */
export function bindLastWords(root: HTMLElement): void {
  for (const element of root.querySelectorAll(texts)) {
    const last = lastNodeOf(element);
    if (last.nodeType !== NodeType.TEXT_NODE || element.text.length < leastText) continue;
    last.rawText = last.rawText.replace(lastWords, (both, first: string, second: string) =>
      both.length <= mostLetters ? `${first}\u00a0${second}` : both,
    );
  }
}

function lastNodeOf(node: Node): Node {
  const last = node.childNodes.at(-1);
  return last ? lastNodeOf(last) : node;
}
