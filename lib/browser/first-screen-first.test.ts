/** @jest-environment jsdom */
const { dataset } = document.documentElement;

test.each([
  ['/', 'navigate', true],
  ['/de/?lang=de', 'navigate', true],
  ['/#brands', 'navigate', false],
  ['/', 'reload', false],
  ['/', 'back_forward', false],
])('%s, come to by %s: the first screen first is %s', (address, type, first) => {
  delete dataset.firstScreen;
  history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  jest.isolateModules(() => require('./first-screen-first'));
  expect(dataset.firstScreen !== undefined).toBe(first);
});

test.each(['click', 'keydown'])('a %s may lead anywhere', (press) => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  history.replaceState(null, '', '/');
  jest.isolateModules(() => require('./first-screen-first'));
  window.dispatchEvent(new Event(press));
  expect(dataset.firstScreen).toBeUndefined();
});
