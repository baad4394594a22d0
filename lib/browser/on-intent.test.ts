/** @jest-environment jsdom */
import { onIntent } from './on-intent';

/** A `<details>` element with its enhancement. */
function control({ open = false, onTouch = true } = {}) {
  document.body.innerHTML =
    '<details><summary tabindex="0">Menu</summary><div><a href="#a">A</a></div></details>';
  const plain = document.querySelector('details') as HTMLDetailsElement;
  plain.open = open;
  const cleanUp = jest.fn();
  const enhance = jest.fn(() => cleanUp);
  const load = jest.fn(async () => enhance);
  const stop = onIntent(plain, load, onTouch);
  return { plain, load, enhance, cleanUp, stop };
}

/** Lets what was begun come to its end, a frame included. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test.each(['pointerenter', 'focusin', 'toggle'])(
  'a %s loads the enhanced control',
  async (sign) => {
    const { plain, enhance } = control();
    expect(enhance).not.toHaveBeenCalled();
    plain.dispatchEvent(new Event(sign));
    await settled();
    expect(enhance).toHaveBeenCalledWith(plain);
    plain.dispatchEvent(new Event(sign));
    await settled();
    expect(enhance).toHaveBeenCalledTimes(1);
  },
);

test('a control that is open already is enhanced at once', async () => {
  const { enhance } = control({ open: true });
  await settled();
  expect(enhance).toHaveBeenCalledTimes(1);
});

test('between press and release nothing is exchanged', async () => {
  const { plain, enhance } = control();
  plain.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(enhance).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('toggle'));
  await settled();
  expect(enhance).toHaveBeenCalledTimes(1);
});

test('a visitor who is in the plain panel keeps it', async () => {
  const { plain, enhance } = control();
  plain.querySelector('a')?.focus();
  await settled();
  expect(enhance).not.toHaveBeenCalled();
});

const touch = (type: string) => Object.assign(new Event(type), { pointerType: 'touch' });

test('touch keeps the plain control where that suffices, the keyboard gets the enhanced one', async () => {
  const { plain, load, enhance } = control({ onTouch: false });
  for (const event of [touch('pointerenter'), touch('pointerdown'), new Event('focusin')])
    plain.dispatchEvent(event);
  plain.dispatchEvent(new Event('toggle'));
  await settled();
  expect(load).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('keydown'));
  plain.dispatchEvent(new Event('toggle'));
  await settled();
  expect(enhance).toHaveBeenCalledTimes(1);
});

test('touch gets the enhanced control where it is of use', async () => {
  const { plain, enhance } = control();
  plain.dispatchEvent(touch('pointerenter'));
  await settled();
  expect(enhance).toHaveBeenCalledTimes(1);
});

test('a tap outside closes the plain control, one inside does not', () => {
  const { plain } = control({ open: true });
  plain.querySelector('div')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(true);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(false);
});

test('if the enhanced control fails to load, the plain one goes on working, and the next event retries', async () => {
  const { plain, load } = control();
  load.mockRejectedValue(new Error('offline'));
  plain.dispatchEvent(new Event('focusin'));
  await settled();
  plain.open = true;
  plain.querySelector('a')?.click();
  expect(plain.open).toBe(false);
  plain.dispatchEvent(new Event('focusin'));
  await settled();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test('stopped, it enhances nothing', async () => {
  const { plain, enhance, stop } = control();
  plain.dispatchEvent(new Event('focusin'));
  stop();
  await settled();
  expect(enhance).not.toHaveBeenCalled();
});

test('stopped later, it cleans up the enhanced control', async () => {
  const { plain, cleanUp, stop } = control();
  plain.dispatchEvent(new Event('focusin'));
  await settled();
  stop();
  expect(cleanUp).toHaveBeenCalledTimes(1);
});
