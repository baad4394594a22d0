/**
 * Marks where short Japanese texts may break, and what running text must not part. Between all else the browser breaks
 * running text, so that its lines are full.
 */
import { type HTMLElement, NodeType } from 'node-html-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';

/** The class of what stays on one line. */
export const wholeClass = 'whole';

/** The elements that app/globals.css breaks between phrases alone. */
const short =
  'h1, h2, h3, h4, a, button, summary, legend, label, caption, th, .strip, .scam-tiles, .criteria';

/** Those of them that may be flex boxes, where each part of a text would be an item of its own. */
const controls = 'a, button, summary, label';

/** A phrase usually ends with hiragana or a punctuation mark, and the next one begins with another script. */
const phraseEnd = /[\p{sc=Hiragana}\p{Po}\p{Pe}]$/u;
const phraseStart = /^[^\p{sc=Hiragana}\p{P}\s]/u;

/** Between a brand's name in Latin letters and the katakana behind it: GrabGifts｜ギフトカード. */
const brandEnd = /\p{sc=Latin}$/u;
const brandedStart = /^\p{sc=Katakana}{2}/u;

/** A range of figures, with the sign of the currency, and the first letter of the unit: 1～3分, 9時～17時, S$1～S$5. */
const range = /(?:S\$)?\d[\d.,]*\p{sc=Han}?\u2060?[～〜–、]\u2060?(?:S\$)?\d[\d.,]*\p{sc=Han}?/u;

/** A figure with the first letter of its unit, or the word that it counts, or with ‘about’ before it: 5分, 5サイト, 約S$3. */
const figure =
  /約?(?:S\$|€)?\d[\d.,]*(?:\p{sc=Han}|[\p{sc=Katakana}ー]{1,6})|約(?:S\$|€)?\d[\d.,]*/u;

/** A short word in katakana: サイト, アンケート. A longer one would leave a hole in the line before it. */
const loanWord = /(?<![\p{sc=Katakana}ー])[\p{sc=Katakana}ー]{2,6}(?![\p{sc=Katakana}ー])/u;

/** The last two letters of a sentence: one alone would look lost in its last line. */
const ending = /[^\s。]{2}。$/u;

/** What stays on one line in short texts, and in running ones. */
const wholeInShort = new RegExp(range, 'gu');
const wholeInRunning = new RegExp(
  [range, figure, loanWord, ending].map(({ source }) => source).join('|'),
  'gu',
);

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

function whole(text: string): string {
  return text && `<span class="${wholeClass}">${text}</span>`;
}

/** A text in which everything like this stays on one line. */
function withWhole(pattern: RegExp, text: string): string {
  return text.replace(pattern, whole);
}

function markShort(text: string): string {
  const phrases = phrasesOf(text).join('<wbr>').replaceAll('<wbr>\u200b', '\u200b');
  return withWhole(wholeInShort, phrases);
}

function markRunning(text: string): string {
  return withWhole(wholeInRunning, text);
}

/** Puts `<wbr>` between the phrases of short texts of a Japanese page, and keeps figures and short words on one line. */
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
        // Nobody sees its lines.
        !child.classList.contains('sr-only') &&
        (child.getAttribute('lang') ?? 'ja') === 'ja'
      )
        markBelow(child, inShort);
    } else if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.rawText;
      const marked = inShort ? markShort(text) : markRunning(text);
      if (marked === text) continue;
      // Items of lists and cells of tables may be flex boxes, too.
      const inRow = element.matches('li, td') || element.closest(controls);
      node.rawText = inRow ? `<span>${marked}</span>` : marked;
    }
  }
}
