/** @jest-environment jsdom */
import { onIntent } from './on-intent';

/** A plain control that is watched for signs, with what it leads to. */
function watched({ open = false, fingersToo = true } = {}) {
  document.body.innerHTML =
    '<details><summary tabindex="0">Menu</summary><div><a href="#a">A</a></div></details>';
  const plain = document.querySelector('details') as HTMLDetailsElement;
  plain.open = open;
  const stopFull = jest.fn();
  const take = jest.fn(() => stopFull);
  const load = jest.fn(async () => take);
  const stop = onIntent(plain, load, fingersToo);
  return { plain, load, take, stopFull, stop };
}

/** Lets what was begun come to its end, a frame included. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test.each(['pointerenter', 'focusin', 'toggle'])(
  'a %s has the full control take over',
  async (sign) => {
    const { plain, take } = watched();
    expect(take).not.toHaveBeenCalled();
    plain.dispatchEvent(new Event(sign));
    await settle();
    expect(take).toHaveBeenCalledWith(plain);
    plain.dispatchEvent(new Event(sign));
    await settle();
    expect(take).toHaveBeenCalledTimes(1);
  },
);

test('a control that is open already is taken over at once', async () => {
  const { take } = watched({ open: true });
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('between press and release nothing is exchanged', async () => {
  const { plain, take } = watched();
  plain.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(take).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('toggle'));
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a visitor who is in the plain panel keeps it', async () => {
  const { plain, take } = watched();
  plain.querySelector('a')?.focus();
  await settle();
  expect(take).not.toHaveBeenCalled();
});

const finger = (type: string) => Object.assign(new Event(type), { pointerType: 'touch' });

test('a finger keeps the plain control where that is all it needs, the keyboard gets the full one', async () => {
  const { plain, load, take } = watched({ fingersToo: false });
  for (const event of [finger('pointerenter'), finger('pointerdown'), new Event('focusin')])
    plain.dispatchEvent(event);
  plain.dispatchEvent(new Event('toggle'));
  await settle();
  expect(load).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('keydown'));
  plain.dispatchEvent(new Event('toggle'));
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a finger gets the full control where it is of use', async () => {
  const { plain, take } = watched();
  plain.dispatchEvent(finger('pointerenter'));
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a tap outside closes the plain control, one inside does not', () => {
  const { plain } = watched({ open: true });
  plain.querySelector('div')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(true);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(false);
});

test('if the full control fails to load, the plain one goes on, and the next sign asks again', async () => {
  const { plain, load } = watched();
  load.mockRejectedValue(new Error('offline'));
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  plain.open = true;
  plain.querySelector('a')?.click();
  expect(plain.open).toBe(false);
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test('stopped, it takes nothing over', async () => {
  const { plain, take, stop } = watched();
  plain.dispatchEvent(new Event('focusin'));
  stop();
  await settle();
  expect(take).not.toHaveBeenCalled();
});

test('stopped later, it stops what has taken over', async () => {
  const { plain, stopFull, stop } = watched();
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  stop();
  expect(stopFull).toHaveBeenCalledTimes(1);
});
