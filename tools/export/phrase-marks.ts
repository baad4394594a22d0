/** Marks where Japanese texts may break, and keeps ranges of figures on one line. */
import { type HTMLElement, NodeType } from 'node-html-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';

/** What breaks between phrases alone; in running text, lines are to be full. */
const short = 'h1, h2, h3, h4, a, button, summary, legend, label, caption, th';

/** Those of them that may be flex boxes, where each part of a text would be an item of its own. */
const controls = 'a, button, summary, label';

/** A phrase usually ends with hiragana or a punctuation mark, and the next one begins with another script. */
const phraseEnd = /[\p{sc=Hiragana}\p{Po}\p{Pe}]$/u;
const phraseStart = /^[^\p{sc=Hiragana}\p{P}\s]/u;

/** Between a brand's name in Latin letters and the katakana behind it: GrabGifts｜ギフトカード. */
const brandEnd = /\p{sc=Latin}$/u;
const brandedStart = /^\p{sc=Katakana}{2}/u;

/**
 * What a line of running text may begin with: a word that is written with more than hiragana, or has two of them and is
 * no ending or particle; and the お or ご of politeness.
 */
const lineStart =
  /^(?:(?!以[上下]|未満|付き)\p{sc=Hiragana}*[^\p{sc=Hiragana}\p{P}\p{S}\s]|[おご]$)|^\p{sc=Hiragana}{2}/u;
const ending =
  /^(?:ま[すしせっ]|しょ|で[すしき]|し[てたなまよ]|す[るれ]|な[いかけくがら]|せ[んず]|た[いりら]|られ|われ|れ[るば]|いる|いた|いて|いけ|もら|てい|くだ|さい|くる|かね|って|ので|の[にはが]|から|まで|より|など|だけ|しか|ほど|ごと|ずつ|ばか|にく|[でにとへ]は|[にでと]も|に[あよおし]|と[いし]|[にをと]\p{sc=Han})/u;

/** What it does not end with: a figure, a sign, an opening bracket, a prefix such as 約, the 受け of 受け取る, the か of か月. */
const openEnd =
  /[\d\p{Sc}\p{Ps}\p{Pd}～.おご]$|(?:^|[^\p{sc=Han}])(?:[約各毎数全同何]|\p{sc=Han}{1,2}[けめちりきみしびぎ])$|\dか$/u;

const sentenceMark = /[、。！？]$/u;
const suffix = /^\p{sc=Han}$/u;
const compoundEnd = /[\p{sc=Han}\p{sc=Katakana}ー]$/u;
const katakanaStart = /^\p{sc=Katakana}/u;

/** A range of figures, with the sign of the currency, and the first letter of the unit: 1～3分, 9時～17時, S$1～S$5. */
const range = /(?:S\$)?\d[\d.,]*\p{sc=Han}?[～〜–](?:S\$)?\d[\d.,]*\p{sc=Han}?/gu;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** A text in parts: one ends where `parts` says so of it and of the word that follows. A character is no part. */
function split(text: string, parts: (before: string, next: string) => boolean): string[] {
  const found = [''];
  for (const { segment } of words.segment(text)) {
    const last = found[found.length - 1];
    if (parts(last, segment) && [...withoutBreakHints(last)].length > 1) found.push(segment);
    else found[found.length - 1] += segment;
  }
  return found;
}

/** The phrases of a short text. A single character, such as お in お小遣い, is not a phrase. */
export function phrasesOf(text: string): string[] {
  return split(
    text,
    (before, next) =>
      (phraseEnd.test(before) && phraseStart.test(next)) ||
      (brandEnd.test(before) && brandedStart.test(next)),
  );
}

/**
 * The parts of running text that stay whole, as small as they may be, so that its lines are full: words with their
 * particles and endings, compounds in katakana, figures with their signs and counters.
 */
export function unitsOf(text: string): string[] {
  return split(text, (part, next) => {
    const before = withoutBreakHints(part);
    if (sentenceMark.test(before)) return !/^\p{P}/u.test(next);
    if (openEnd.test(before) || !lineStart.test(next) || ending.test(next)) return false;
    if (compoundEnd.test(before) && katakanaStart.test(next)) return false;
    return !(suffix.test(next) && compoundEnd.test(before));
  });
}

/** Puts `<wbr>` between the phrases or units of a Japanese page, and keeps ranges of figures on one line. */
export function markPhrases(root: HTMLElement): void {
  if (root.querySelector('html')?.getAttribute('lang') !== 'ja') return;
  const body = root.querySelector('body');
  if (!body) return;
  markBelow(body, false);
}

function markBelow(element: HTMLElement, isShort: boolean): void {
  const isInText = element.tagName === 'A' && element.closest('p, ol');
  const inShort = isShort || (element.matches(short) && !isInText);
  const children = [...element.childNodes];
  for (const node of children) {
    if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement;
      if (
        !/^(script|svg|textarea)$/i.test(child.tagName) &&
        (child.getAttribute('lang') ?? 'ja') === 'ja'
      )
        markBelow(child, inShort);
    } else if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.rawText;
      const parts = inShort ? phrasesOf(text) : unitsOf(text);
      // A line may begin with a link.
      if (!inShort && phraseEnd.test(text) && node !== children.at(-1)) parts.push('');
      const marked = parts.join('<wbr>').replace(range, '<span class="whole">$&</span>');
      if (marked === text) continue;
      // Items of lists may be flex boxes, too.
      const inRow = element.matches('li') || element.closest(controls);
      node.rawText = inRow ? `<span>${marked}</span>` : marked;
    }
  }
}
