/** @jest-environment jsdom */

const root = document.documentElement;

function visit(type: string, name: string): boolean {
  delete root.dataset.lateLayout;
  // jsdom has no navigation timing.
  performance.getEntriesByType = () => [{ type, name } as unknown as PerformanceEntry];
  jest.isolateModules(() => require('./late-layout'));
  return root.dataset.lateLayout !== undefined;
}

test.each([
  ['navigate', 'http://localhost/de/', true],
  ['navigate', 'http://localhost/#about', false],
  ['navigate', 'http://localhost/#:~:text=survey', false],
  ['reload', 'http://localhost/', false],
  ['back_forward', 'http://localhost/', false],
])('%s to %s: late is %s', (type, name, late) => {
  expect(visit(type, name)).toBe(late);
});

test.each(['scroll', 'keydown'])('a %s that a script sends does not end it', (type) => {
  visit('navigate', 'http://localhost/');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(root.dataset.lateLayout).toBe('');
});
