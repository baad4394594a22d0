/**
 * Says where short Japanese texts may break; and keeps the end of
 * running text together, so that no syllable is left alone on a last line.
 */
import { type HTMLElement, NodeType } from 'node-html-parser';

/** The elements that app/globals.css breaks between phrases alone. */
const short = 'h1, h2, h3, h4, a, button, summary, legend, label, caption, th';

/** Those of them whose contents may stand in a row, where each part of a text would be a box of its own. */
const controls = 'a, button, summary, label';

/** What holds running text, which may break between any two characters. */
const running = 'p, li, li > span, dd';

/** How many characters a last line has at least. Some words more are taken whole. */
const shortestLine = 5;

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
    if (parts && [...last].length > 1) phrases.push(segment);
    else phrases[phrases.length - 1] += segment;
  }
  return phrases;
}

/** The last words of a text, as many as a last line has at least, and no part of a range. */
export function endingOf(text: string): string {
  const afterRanges = text.split(range).at(-1) ?? '';
  let ending = '';
  for (const { segment } of [...words.segment(afterRanges)].reverse()) {
    if ([...ending].length >= shortestLine) break;
    ending = segment + ending;
  }
  return ending;
}

/**
 * Marks the phrases of a Japanese page by `<wbr>`, which is no text, and keeps its ranges of figures and the ends of its
 * paragraphs whole.
 */
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
      const ends = !inShort && element.matches(running) && node === element.lastChild;
      const ending = ends ? endingOf(text) : '';
      const phrases = inShort
        ? phrasesOf(text).join('<wbr>')
        : text.slice(0, text.length - ending.length);
      const marked =
        phrases.replace(range, '<span class="whole">$&</span>') +
        (ending && `<span class="whole">${ending}</span>`);
      if (marked === text) continue;
      // So may those of a list's item.
      const inRow = element.matches('li') || element.closest(controls);
      node.rawText = inRow ? `<span>${marked}</span>` : marked;
    }
  }
}
