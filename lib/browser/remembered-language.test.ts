import { rememberedLanguage, rememberLanguage } from './remembered-language';

const provide = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

test('the choice is kept for the next visit', () => {
  const stored = {};
  provide(() => stored);
  expect(rememberedLanguage()).toBe('');
  rememberLanguage('de');
  expect(stored).toEqual({ i18nextLng: 'de' });
  expect(rememberedLanguage()).toBe('de');
});

test('where the browser blocks storage, nothing is kept, and nothing fails', () => {
  provide(() => {
    throw new Error('The operation is insecure.');
  });
  rememberLanguage('de');
  expect(rememberedLanguage()).toBe('');
});
