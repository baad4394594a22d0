/** @jest-environment jsdom */
import { drawer } from './drawer.client';
import { mountDrawer } from './drawer.widget';

const stopDialog = jest.fn();
jest.mock('./drawer.widget', () => ({ mountDrawer: jest.fn(() => stopDialog) }));

test('on intent the dialog replaces the plain drawer, until the page is exchanged', async () => {
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
