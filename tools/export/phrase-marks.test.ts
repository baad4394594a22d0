import { parse } from 'node-html-parser';
import { markPhrases, phrasesOf, unitsOf } from './phrase-marks';

test.each([
  [
    'シンガポールの有料アンケート、時間をかける価値は？',
    'シンガポールの|有料アンケート、|時間をかける|価値は？',
  ],
  ['お小遣い程度', 'お小遣い|程度'],
  ['収入を\u200bお約束する', '収入を|\u200bお約束する'],
  ['GrabGiftsギフトカード', 'GrabGifts|ギフトカード'],
  ['プロフィールを入力する', 'プロフィールを|入力する'],
  ['Paid Survey Guide', 'Paid Survey Guide'],
])('%s', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases);
});

test.each([
  ['particles and endings stay behind', '少額の謝礼を受け取れます', '少額の|謝礼を|受け取れます'],
  ['katakana', 'アンケートサイトで', 'アンケートサイトで'],
  ['a figure and its counter', '謝礼は約12か月間で', '謝礼は|約12か月間で'],
  ['a word in hiragana', '失われます。たとえばシンガポール', '失われます。|たとえば|シンガポール'],
  ['politeness', '企業にお住まい、ご確認ください', '企業に|お住まい、|ご確認ください'],
  ['brackets', '地下鉄（MRT）の車内', '地下鉄（MRT）の|車内'],
  ['what depends on こと', '対象になることがあります', '対象に|なる|ことが|あります'],
  ['a range', '（約S$3\u2060～\u2060S$4）で', '（約S$3\u2060～\u2060S$4）で'],
  ['a suffix', '見分け方と回答者', '見分け方と|回答者'],
])('of running text, %s stay whole', (_, text, units) => {
  expect(unitsOf(text).join('|')).toBe(units);
});

function marked(body: string, lang = 'ja'): string {
  const root = parse(`<html lang="${lang}"><body>${body}</body></html>`);
  markPhrases(root);
  return root.querySelector('body')?.innerHTML ?? '';
}

test('headings break between phrases, running text between words, and no text changes', () => {
  const html =
    '<h2>報酬を<b>受け取る</b>方法を見る</h2><p>ポイントを<b>所要時間に</b>換える手順です。</p>';
  expect(marked(html)).toBe(
    '<h2>報酬を<b>受け取る</b>方法を<wbr>見る</h2><p>ポイントを<wbr><b>所要<wbr>時間に</b>換える<wbr>手順です。</p>',
  );
  expect(parse(marked(html)).textContent).toBe(parse(html).textContent);
});

test('in a control, the parts of a text stay one box', () => {
  expect(marked('<a><b>1～3分</b>方法を見る</a>')).toBe(
    '<a><b><span><span class="whole">1～3分</span></span></b><span>方法を<wbr>見る</span></a>',
  );
});

test.each([
  ['時間は', '1～3分', 'です'],
  ['月～金曜、', '9時～17時', '（現地）'],
  ['時給', 'S$1～S$5', 'です'],
])('a range of figures stays whole, everywhere: %s%s', (before, range, after) => {
  expect(marked(`<p>${before}${range}${after}</p>`)).toBe(
    `<p>${before}<wbr><span class="whole">${range}</span>${after}</p>`,
  );
});

test.each(['<script>let a = "1～3分";</script>', '<a lang="en">x 1～3分</a>'])(
  '%s stays as it is',
  (html) => expect(marked(html)).toBe(html),
);

test('pages in other languages stay as they are', () => {
  expect(marked('<h2>1～3分</h2>', 'ko')).toBe('<h2>1～3分</h2>');
});
