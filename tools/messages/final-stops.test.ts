import { finalStopHints } from './final-stops';

const messages = (text: string) =>
  new Map([
    ['one', 'Words.'],
    ['two', text],
  ]);
const stopped = messages('A text.');

test.each(['Un text', 'Un <b>text</b>', 'Un text (scurt)'])('%s', (text) => {
  expect(finalStopHints(stopped, messages(text), [stopped, messages('文。')])).toEqual([
    expect.stringMatching(/^two: ends without a full stop/),
  ]);
});

test.each(['Un text.', '<b>Un text.</b>', '„Un text.”', 'Un text?', '文。', 'La {email}'])(
  '%s is right',
  (text) => {
    expect(finalStopHints(stopped, messages(text), [stopped, stopped])).toEqual([]);
  },
);

test('one other language without it, too few of them, or a language without full stops, tell nothing', () => {
  const [lost, none] = [messages('Un text'), new Map([['two', 'ข้อความ']])];
  expect(finalStopHints(stopped, lost, [stopped, lost])).toEqual([]);
  expect(finalStopHints(lost, lost, [stopped, stopped])).toEqual([]);
  expect(finalStopHints(stopped, lost, [stopped])).toEqual([]);
  expect(finalStopHints(stopped, none, [stopped, stopped])).toEqual([]);
});
