/** @jest-environment jsdom */
import { drawer } from './drawer.client';
import { mountDrawer } from './drawer.widget';

const stopDialog = jest.fn();
jest.mock('./drawer.widget', () => ({ mountDrawer: jest.fn(() => stopDialog) }));

test('at the first sign the dialog takes the plain drawer over, and ends with the page', async () => {
  document.body.innerHTML = '<details id="drawer"><summary>Menu</summary><div></div></details>';
  const plain = document.querySelector('details') as HTMLDetailsElement;
  const stop = drawer(plain);
  expect(mountDrawer).not.toHaveBeenCalled();
  plain.dispatchEvent(new Event('pointerenter'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(mountDrawer).toHaveBeenCalledWith(plain);
  stop?.();
  expect(stopDialog).toHaveBeenCalledTimes(1);
});
