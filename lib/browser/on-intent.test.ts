/** @jest-environment jsdom */
import { onIntent } from './on-intent';

function plainControl(): HTMLDetailsElement {
  document.body.innerHTML =
    '<details><summary tabindex="0">Menu</summary><div><a href="#a">A</a></div></details>';
  return document.querySelector('details') as HTMLDetailsElement;
}

/** Lets what was begun come to its end, a frame included. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test.each(['pointerenter', 'focusin', 'toggle'])(
  'a %s has the full control take over',
  async (sign) => {
    const plain = plainControl();
    const take = jest.fn(() => () => {});
    onIntent(plain, async () => take);
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
  const plain = plainControl();
  plain.open = true;
  const take = jest.fn(() => () => {});
  onIntent(plain, async () => take);
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('between press and release nothing is exchanged', async () => {
  const plain = plainControl();
  const take = jest.fn(() => () => {});
  onIntent(plain, async () => take);
  plain.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(take).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('toggle'));
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a visitor who is in the plain panel keeps it', async () => {
  const plain = plainControl();
  const take = jest.fn(() => () => {});
  onIntent(plain, async () => take);
  plain.querySelector('a')?.focus();
  await settle();
  expect(take).not.toHaveBeenCalled();
});

const finger = (type: string) => Object.assign(new Event(type), { pointerType: 'touch' });

test('a finger keeps the plain control where that is all it needs, the keyboard gets the full one', async () => {
  const plain = plainControl();
  const take = jest.fn(() => () => {});
  const load = jest.fn(async () => take);
  onIntent(plain, load, false);
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
  const plain = plainControl();
  const take = jest.fn(() => () => {});
  onIntent(plain, async () => take);
  plain.dispatchEvent(finger('pointerenter'));
  await settle();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a tap outside closes the plain control, one inside does not', () => {
  const plain = plainControl();
  onIntent(plain, () => Promise.reject(new Error('offline')));
  plain.open = true;
  plain.querySelector('div')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(true);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(false);
});

test('if the full control fails to load, the plain one goes on, and the next sign asks again', async () => {
  const plain = plainControl();
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  onIntent(plain, load);
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  plain.open = true;
  plain.querySelector('a')?.click();
  expect(plain.open).toBe(false);
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test('stopped, it takes nothing over; or stops what has taken over', async () => {
  const plain = plainControl();
  const stopFull = jest.fn();
  const take = jest.fn(() => stopFull);
  const stopEarly = onIntent(plain, async () => take);
  plain.dispatchEvent(new Event('focusin'));
  stopEarly();
  await settle();
  expect(take).not.toHaveBeenCalled();
  const stop = onIntent(plain, async () => take);
  plain.dispatchEvent(new Event('focusin'));
  await settle();
  stop();
  expect(stopFull).toHaveBeenCalledTimes(1);
});
