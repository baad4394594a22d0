import { parse } from 'node-html-parser';
import { addBreakHints, breakOffsets } from './japanese-break-hints';

/** The parts of a text that stay on one line. */
function parted(text: string, isRunning = false): string {
  const ends = breakOffsets(text, isRunning);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index])).join('|');
}

test.each([
  ['シンガポールの有料アンケート', 'シンガポールの|有料アンケート'],
  ['プロフィールを入力する', 'プロフィールを|入力する'],
  ['意見を伝えるだけで', '意見を|伝えるだけで'],
])('between phrases: %s', (text, parts) => expect(parted(text)).toBe(parts));

test.each(['お問い合わせ', 'スマートフォン', 'このガイドについて'.slice(2)])(
  'never within a word: %s',
  (text) => {
    const words = new Intl.Segmenter('ja', { granularity: 'word' });
    const ends = [...words.segment(text)].map(({ index }) => index);
    expect(ends).toEqual(expect.arrayContaining(breakOffsets(text)));
  },
);

test.each(['毎回1～3分です', '時給は約S$3です', '1サイトから', '平日9時～17時', '5分', 'S$1～S$5'])(
  'a figure stays with its unit, and a range whole: %s',
  (text) => {
    for (const end of breakOffsets(text)) expect(text.slice(0, end)).not.toMatch(/[\d～$約]$/);
  },
);

test.each([
  ['無料です。登録は', 'at the end of a sentence, where browsers break of themselves'],
  ['Paid Survey Guide', 'in other scripts'],
  ['R&amp;D', 'within what HTML writes in its own way'],
])('%s: not %s', (text) => {
  expect(parted(text)).not.toMatch(/[。a-z;&]\||\|[a-z&;]/i);
});

test.each([
  ['GrabGiftsギフトカード', 'GrabGifts|ギフト|カード'],
  ['謝礼付きオンラインアンケートの', '謝礼|付き|オンライン|アンケートの'],
  ['アンケートサイトに', 'アンケートサイトに'],
])('a phrase too long for a line is parted between its words: %s', (text, parts) =>
  expect(parted(text)).toBe(parts),
);

test.each(['選定基準', '読み取らせる', '最低交換額'])(
  'never within a compound of running text: %s',
  (text) => expect(parted(text, true)).toBe(text),
);

test.each([
  ['少額の謝礼を受け取れます', '少額の|謝礼を|受け取れます'],
  ['アンケートサイトに登録する', 'アンケート|サイトに|登録する'],
  ['お小遣いを受け取る', 'お小遣いを|受け取る'],
  ['たいていはスマートフォンが', 'たいていは|スマートフォンが'],
  ['携帯電話または現金が', '携帯電話または|現金が'],
  ['ワンタイムパスワードを', 'ワンタイム|パスワードを'],
])('in running text between words, but not before hiragana: %s', (text, parts) =>
  expect(parted(text, true)).toBe(parts),
);

function marked(body: string, lang = 'ja'): string {
  const root = parse(`<html lang="${lang}"><body>${body}</body></html>`);
  addBreakHints(root);
  return (root.querySelector('body')?.innerHTML ?? '').replaceAll('\u200b', '|');
}

test.each([
  [
    'headings and labels are marked between phrases, running text between words',
    '<p>アンケートサイト</p><h3>アンケートサイト</h3><nav><li>アンケートサイト</li></nav>',
    '<p>アンケート|サイト</p><h3>アンケートサイト</h3><nav><li>アンケートサイト</li></nav>',
  ],
  [
    'a phrase ends where an element begins or ends',
    '<p>報酬を<b>受け取る</b>方法を見る</p>',
    '<p>報酬を|<b>受け取る|</b>方法を|見る</p>',
  ],
  ['two blocks share no line', '<p>報酬を</p><p>見る</p>', '<p>報酬を</p><p>見る</p>'],
  [
    'two boxes share no line',
    '<p><span>報酬を</span><span>見る</span></p>',
    '<p><span>報酬を</span><span>見る</span></p>',
  ],
  [
    'a range is kept whole',
    '<p>S$1～S$5、1～3分</p>',
    '<p>S$1\u2060～\u2060S$5、1\u2060～\u20603分</p>',
  ],
  ['marks of the texts are replaced', '<p>方\u200b法を見る</p>', '<p>方法を|見る</p>'],
  [
    'a name that repeats the text has its marks',
    '<a aria-label="方法を見る：公告">方法を見る</a>',
    '<a aria-label="方法を|見る：公告">方法を|見る</a>',
  ],
  [
    'scripts are left alone',
    '<script>let a = "方法を見る";</script>',
    '<script>let a = "方法を見る";</script>',
  ],
  ['texts in another language are', '<a lang="en">方法を見る</a>', '<a lang="en">方法を見る</a>'],
])('%s', (_, html, expected) => expect(marked(html)).toBe(expected));

test('pages in other languages stay as they are', () => {
  expect(marked('<h2>方法を見る</h2>', 'ko')).toBe('<h2>方法を見る</h2>');
});
