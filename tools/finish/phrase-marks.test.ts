import { parse } from 'node-html-parser';
import { markPhrases, phrasesOf } from './phrase-marks';

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

function marked(body: string, lang = 'ja'): string {
  const root = parse(`<html lang="${lang}"><body>${body}</body></html>`);
  markPhrases(root);
  return root.querySelector('body')?.innerHTML ?? '';
}

test('headings are marked between phrases, and no text changes', () => {
  const html = '<h2>報酬を<b>受け取る</b>方法を見る</h2><p>方法を見る</p>';
  expect(marked(html)).toBe('<h2>報酬を<b>受け取る</b>方法を<wbr>見る</h2><p>方法を見る</p>');
  expect(parse(marked(html)).textContent).toBe(parse(html).textContent);
});

test('in a control, the parts of a text stay one box', () => {
  expect(marked('<a><b>1～3分</b>方法を見る</a>')).toBe(
    '<a><b><span><span class="whole">1～3分</span></span></b><span>方法を<wbr>見る</span></a>',
  );
});

test('in a cell, which telephones lay out as a row, they stay one box', () => {
  expect(marked('<td>毎回1～3分です</td>')).toBe(
    '<td><span>毎回<span class="whole">1～3分</span>です</span></td>',
  );
});

test.each([
  ['時間は', '1～3分', 'です'],
  ['月～金曜、', '9時～17時', 'です'],
  ['時給', 'S$1～S$5', 'です'],
])('a range of figures stays whole, everywhere: %s%s', (before, range, after) => {
  expect(marked(`<p>${before}${range}${after}</p>`)).toBe(
    `<p>${before}<span class="whole">${range}</span>${after}</p>`,
  );
});

test.each([
  ['回答に', '5分', 'かかります'],
  ['時給は', '約S$3', 'です'],
  ['換金できる', 'サイト', 'を選ぶ'],
  ['まずは', '1サイト', 'から'],
  ['誰にも分かりま', 'せん。', ''],
])('in running text, so does a figure or a short loan word: %s%s', (before, whole, after) => {
  const text = `<p>${before}${whole}${after}</p>`;
  expect(marked(text)).toBe(`<p>${before}<span class="whole">${whole}</span>${after}</p>`);
});

test('a long loan word may be parted, because it would leave a hole', () => {
  expect(marked('<p>スマートフォンで</p>')).toBe('<p>スマートフォンで</p>');
});

test.each(['<script>let a = "1～3分";</script>', '<a lang="en">x 1～3分</a>'])(
  '%s stays as it is',
  (html) => expect(marked(html)).toBe(html),
);

test('pages in other languages stay as they are', () => {
  expect(marked('<h2>1～3分</h2>', 'ko')).toBe('<h2>1～3分</h2>');
});
