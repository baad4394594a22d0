import { wordmark } from './wordmark';

/** How far a command takes the pen. Empty for one that closes the shape. */
function lastStep(letter: string, steps: readonly number[]): readonly number[] {
  if (letter === 'h') return [steps[0], 0];
  if (letter === 'v') return [0, steps[0]];
  return steps.slice(-2);
}

/** The corners and ends of curves of an outline, as places: what a browser makes of its steps. */
function places(outline: string): number[][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...outline.matchAll(/([a-z])([^a-z]*)/g)].map(([, letter, text]) => {
    const steps = (text.match(/-?\d+/g) ?? []).map(Number);
    const [dx = startX - x, dy = startY - y] = lastStep(letter, steps);
    [x, y] = [x + dx, y + dy];
    if (letter === 'm') [startX, startY] = [x, y];
    return [x, y];
  });
}

test('letters stand within the box, on the baseline', () => {
  const { outline = '', width = 0, ascent = 0, descent = 0 } = wordmark('Guide, Pay') ?? {};
  const found = places(outline);
  expect(Math.max(...found.map(([x]) => x))).toBeLessThanOrEqual(width);
  expect(Math.min(...found.map(([x]) => x))).toBeGreaterThanOrEqual(0);
  expect(Math.min(...found.map(([, y]) => y))).toBeGreaterThanOrEqual(-ascent);
  expect(Math.max(...found.map(([, y]) => y))).toBeLessThanOrEqual(descent);
});

test('the same letter has the same shape wherever it stands', () => {
  const one = places(wordmark('o')?.outline ?? '');
  const two = places(wordmark('oo')?.outline ?? '').slice(one.length);
  const [dx] = [two[0][0] - one[0][0]];
  for (const [index, [x, y]] of one.entries()) {
    expect(Math.abs(two[index][0] - x - dx)).toBeLessThanOrEqual(1);
    expect(two[index][1]).toBe(y);
  }
});

test('a name with a letter that the font lacks has no drawing', () => {
  expect(wordmark('調査ガイド')).toBeUndefined();
});
