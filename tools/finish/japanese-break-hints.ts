/**
 * Where lines of Japanese may end: in headings and labels between phrases, which BudouX finds; in
 * running text, whose lines are to be full, between words; and nowhere within a word. Browsers
 * break at a zero-width space (app/globals.css keeps them from any other place), and screen readers
 * say nothing of it. Texts that are copied keep it.
 */
import { loadDefaultJapaneseParser } from 'budoux';
import { type HTMLElement, NodeType, type TextNode } from 'node-html-parser';

const parser = loadDefaultJapaneseParser();
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const hint = '\u200b';
/** Keeps a browser from ending a line where it would. */
const joiner = '\u2060';
const marks = new RegExp(`[${hint}${joiner}]`, 'g');

/**
 * A phrase with more letters may end between its words, too: a telephone's lines would not hold it.
 */
const longest = 10;

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;
const hiragana = /\p{sc=Hiragana}/u;
/** Also the end of words, as in または. */
const particle = /^[はがを]$/;
/**
 * After punctuation and spaces a browser breaks without a hint; after a figure it must not, which
 * stays with its unit.
 */
const noEnd = /[\p{P}\p{S}\p{Z}\p{N}]$/u;
const noStart = /^[\p{P}\p{S}\p{Z}ー々]/u;

/** What is read as one word, though Segmenter parts it. */
const compounds = [
  // スマート|フォン
  /(?<![ァ-ヶー])[ァ-ヶー]{2,7}(?![ァ-ヶー])/g,
  // ワン|タイムパスワード
  /(?<![ァ-ヶー])[ァ-ヶー]{3}/g,
  // 選定|基準
  /(?<![\p{sc=Han}々])[\p{sc=Han}々]{2,6}(?![\p{sc=Han}々])/gu,
  // 読み|取る
  /\p{sc=Hiragana}\p{sc=Han}/gu,
];

/** The places within a text that lie within what is read as one word. */
function insideCompounds(text: string): Set<number> {
  const found = compounds.flatMap((compound) => Array.from(text.matchAll(compound)));
  return new Set(
    found.flatMap(({ index, 0: { length } }) =>
      Array.from({ length: length - 1 }, (_, letter) => index + letter + 1),
    ),
  );
}

/** Where parts of a text end. */
function endsOf(parts: Iterable<string>): number[] {
  let end = 0;
  return Array.from(parts, (part) => {
    end += part.length;
    return end;
  });
}

/**
 * The places within a text at which a line may end: between its phrases, and within those that are
 * too long for a line. In running text before every word, but those of hiragana, those of one letter
 * and those within a compound, which belong to their neighbours.
 */
export function breakOffsets(text: string, isRunning = false): number[] {
  const words = endsOf(Array.from(segmenter.segment(text), ({ segment }) => segment));
  const phrases = endsOf(parser.parse(text)).filter((end) => {
    const word = words.indexOf(end);
    return word >= 0 && !particle.test(text.slice(end, words[word + 1]));
  });
  const inside = words.filter(
    (end, index) =>
      !hiragana.test(text[end]) &&
      // One letter alone is part of a compound: 回答者, お小遣い.
      end - (words[index - 1] ?? 0) > 1 &&
      words[index + 1] - end > 1,
  );
  const inCompounds = insideCompounds(text);
  const ends = words.filter(
    (end) =>
      phrases.includes(end) ||
      (inside.includes(end) && (isRunning ? !inCompounds.has(end) : isInLong(end, phrases))),
  );
  return ends.filter(
    (end) =>
      end < text.length &&
      !noEnd.test(text.slice(0, end)) &&
      !noStart.test(text.slice(end)) &&
      japanese.test(text.slice(end - 1, end + 1)),
  );
}

/** True within a phrase that is too long for a line. */
function isInLong(at: number, phrases: readonly number[]): boolean {
  const next = phrases.findIndex((end) => end > at);
  return phrases[next] - (phrases[next - 1] ?? 0) > longest;
}

/** Elements that stand within a line. */
const inline = new Set(
  'a abbr b bdi cite code em i mark q s small span strong sub sup time u'.split(' '),
);

/** What has no lines, or lines in another language. */
function isForeign({ localName, classList, attrs: { lang = 'ja' } }: HTMLElement): boolean {
  return (
    ['script', 'svg', 'textarea'].includes(localName) ||
    classList.contains('sr-only') ||
    lang !== 'ja'
  );
}

/** The texts below an element, by the lines that they share. */
function runsBelow(element: HTMLElement): TextNode[][] {
  const runs: TextNode[][] = [[]];
  const collect = (parent: HTMLElement): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) runs[runs.length - 1].push(node as TextNode);
      if (node.nodeType !== NodeType.ELEMENT_NODE) continue;
      const child = node as HTMLElement;
      const isInline = inline.has(child.localName);
      if (!isInline) runs.push([]);
      if (!isForeign(child)) collect(child);
      if (!isInline) runs.push([]);
    }
  };
  collect(element);
  return runs;
}

/** True if a line may continue from one text into the other: not between two boxes. */
function continuesIn(one: TextNode, other?: TextNode): boolean {
  const [first, second] = [one.parentNode, other?.parentNode];
  return (
    first === second ||
    first.childNodes.includes(other?.parentNode as HTMLElement) ||
    (second?.childNodes.includes(first) ?? false)
  );
}

/** True if a text is read from line to line, and is no heading or label. */
function isRunningText({ parentNode }: TextNode): boolean {
  const label = 'h1,h2,h3,h4,h5,h6,nav,summary,label,th,.button';
  return parentNode.closest('p,li,dd') !== null && parentNode.closest(label) === null;
}

/**
 * Adds the hints of a text to the accessible name that contains it: people who control a browser by
 * voice say the text, which has to be part of the name (WCAG 2.5.3).
 */
function addHintsToNames(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[aria-label]')) {
    const text = element.textContent.trim();
    const name = element.getAttribute('aria-label') ?? '';
    element.setAttribute(
      'aria-label',
      name.replace(text.replace(marks, ''), () => text),
    );
  }
}

/** A text with a hint at each of these offsets, in ascending order, and its ranges whole. */
function withHints(text: string, offsets: readonly number[]): string {
  return [0, ...offsets]
    .map((start, index) => text.slice(start, offsets[index]))
    .join(hint)
    .replace(/(?<=\S)～(?=\S)/g, `${joiner}～${joiner}`);
}

/** Marks where the lines of a Japanese page may end. */
export function addBreakHints(root: HTMLElement): void {
  const body = root.querySelector('html[lang=ja] > body');
  for (const run of body ? runsBelow(body) : []) {
    const texts = run.map(({ rawText }) => rawText.replace(marks, ''));
    const offsets = breakOffsets(texts.join(''), run.some(isRunningText));
    let start = 0;
    for (const [index, node] of run.entries()) {
      const { length } = texts[index];
      const last = continuesIn(node, run[index + 1]) ? length : length - 1;
      const ownOffsets = offsets
        .map((offset) => offset - start)
        .filter((offset) => offset > 0 && offset <= last);
      node.rawText = withHints(texts[index], ownOffsets);
      start += length;
    }
  }
  if (body) addHintsToNames(body);
}
