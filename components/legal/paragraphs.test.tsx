import { paragraphsOf } from './paragraphs';

test('a text without a blank line is one paragraph', () => {
  expect(paragraphsOf('One line.')).toEqual([['One line.']]);
});

test('a blank line parts paragraphs, and links stay where they stand', () => {
  const link = <a href="/imprint/">legal notice</a>;
  const [first, second, third] = paragraphsOf(['Read the ', link, '.\n\nThen', ' write.\n\nEnd.']);
  expect(first).toEqual(['Read the ', expect.objectContaining({ type: 'a' }), '.']);
  expect(second).toEqual(['Then', ' write.']);
  expect(third).toEqual(['End.']);
});
