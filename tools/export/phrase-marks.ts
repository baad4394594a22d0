/** Says where short Japanese texts may break, for browsers that do not know phrases by themselves. */
import { type HTMLElement, NodeType } from 'node-html-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';

/** The elements that app/globals.css breaks between phrases alone. */
const short = 'h1, h2, h3, h4, a, button, summary, legend, label, caption, th';

/** Those of them whose contents may stand in a row, where each part of a text would be a box of its own. */
const controls = 'a, button, summary, label';

/** A phrase mostly ends with hiragana or a mark, and the next begins with another script. */
const phraseEnd = /[\p{sc=Hiragana}\p{Po}\p{Pe}]$/u;
const phraseStart = /^[^\p{sc=Hiragana}\p{P}\s]/u;

/** A brand's name, and what it names: GrabGifts｜ギフトカード. */
const brandEnd = /\p{sc=Latin}$/u;
const brandedStart = /^\p{sc=Katakana}{2}/u;

/** From one figure to another, with the first letter of what is counted: 1～3分. */
const range = /\d[\d.,]*[～〜–]\d[\d.,]*\p{sc=Han}?/gu;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The phrases of a text. A single sign is none: お of お小遣い. */
export function phrasesOf(text: string): string[] {
  const phrases = [''];
  for (const { segment } of words.segment(text)) {
    const last = phrases[phrases.length - 1];
    const parts =
      (phraseEnd.test(last) && phraseStart.test(segment)) ||
      (brandEnd.test(last) && brandedStart.test(segment));
    if (parts && [...withoutBreakHints(last)].length > 1) phrases.push(segment);
    else phrases[phrases.length - 1] += segment;
  }
  return phrases;
}

/** Marks the phrases of a Japanese page by `<wbr>`, which is no text, and keeps its ranges of figures whole. */
export function markPhrases(root: HTMLElement): void {
  if (root.querySelector('html')?.getAttribute('lang') !== 'ja') return;
  const body = root.querySelector('body');
  if (!body) return;
  markBelow(body, false);
}

function markBelow(element: HTMLElement, isShort: boolean): void {
  const inShort = isShort || element.matches(short);
  for (const node of [...element.childNodes]) {
    if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement;
      if (
        !/^(script|svg|textarea)$/i.test(child.tagName) &&
        (child.getAttribute('lang') ?? 'ja') === 'ja'
      )
        markBelow(child, inShort);
    } else if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.rawText;
      const phrases = inShort ? phrasesOf(text).join('<wbr>') : text;
      const marked = phrases.replace(range, '<span class="whole">$&</span>');
      if (marked === text) continue;
      node.rawText = element.closest(controls) ? `<span>${marked}</span>` : marked;
    }
  }
}
