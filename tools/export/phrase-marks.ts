/**
 * Marks where short Japanese texts may break, and keeps the end of running text together, so that no syllable is left
 * alone on a last line.
 */
import { type HTMLElement, NodeType } from 'node-html-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';

/** The elements that app/globals.css breaks between phrases alone. */
const short = 'h1, h2, h3, h4, a, button, summary, legend, label, caption, th';

/** Those of them that may be flex boxes, where each part of a text would be an item of its own. */
const controls = 'a, button, summary, label';

/** The elements with running text, which may break between any two characters. */
const running = 'p, li, li > span, dd';

/** The last line has at least this many characters. Words are not split, so that it may have more. */
const shortestLine = 4;

/** How long a text is that surely takes more than one line, in UTF-16 units. */
const twoLines = 20;

/** A phrase usually ends with hiragana or a punctuation mark, and the next one begins with another script. */
const phraseEnd = /[\p{sc=Hiragana}\p{Po}\p{Pe}]$/u;
const phraseStart = /^[^\p{sc=Hiragana}\p{P}\s]/u;

/** Between a brand's name in Latin letters and the katakana behind it: GrabGifts｜ギフトカード. */
const brandEnd = /\p{sc=Latin}$/u;
const brandedStart = /^\p{sc=Katakana}{2}/u;

/** A range of figures, with the sign of the currency, and the first letter of the unit: 1～3分, 9時～17時, S$1～S$5. */
const range = /(?:S\$)?\d[\d.,]*\p{sc=Han}?[～〜–](?:S\$)?\d[\d.,]*\p{sc=Han}?/gu;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The phrases of a text. A single character, such as お in お小遣い, is not a phrase. */
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

/** The last words of a text, at least `shortestLine` characters if there are as many behind the last range. */
export function endingOf(text: string): string {
  const afterRanges = text.split(range).at(-1) ?? '';
  let ending = '';
  for (const { segment } of [...words.segment(afterRanges)].reverse()) {
    if ([...ending].length >= shortestLine) break;
    ending = segment + ending;
  }
  return ending;
}

/** Puts `<wbr>` between the phrases of a Japanese page, and keeps ranges of figures and the ends of paragraphs on one line. */
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
      const ends =
        !inShort &&
        element.matches(running) &&
        node === element.lastChild &&
        element.textContent.length > twoLines;
      const ending = ends ? endingOf(text) : '';
      const phrases = inShort
        ? phrasesOf(text).join('<wbr>')
        : text.slice(0, text.length - ending.length);
      const marked =
        phrases.replace(range, '<span class="whole">$&</span>') +
        (ending && `<span class="whole">${ending}</span>`);
      if (marked === text) continue;
      // Items of lists may be flex boxes, too.
      const inRow = element.matches('li') || element.closest(controls);
      node.rawText = inRow ? `<span>${marked}</span>` : marked;
    }
  }
}
