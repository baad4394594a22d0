import tailwind from '../../tailwind.config';

jest.mock('../../site.config', () => {
  const { testConfig } = jest.requireActual('../../lib/testing/test-site');
  return { __esModule: true, default: testConfig };
});

test('where all headings have their own font, no style is without a selector', () => {
  const addBase = jest.fn();
  const [{ handler }] = tailwind.plugins;
  handler({ addBase } as unknown as Parameters<typeof handler>[0]);
  const selectors = Object.keys(addBase.mock.calls[0][0]);
  expect(selectors).toContain(':root');
  expect(selectors).not.toContain('');
});
