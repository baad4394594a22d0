/** @jest-environment jsdom */
import { rememberedLanguage, rememberLanguage } from './remembered-language';

test('the choice is kept for the next visit', () => {
  expect(rememberedLanguage()).toBe('');
  rememberLanguage('de');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  expect(rememberedLanguage()).toBe('de');
});

test('where the browser blocks storage, nothing is kept, and nothing fails', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The operation is insecure.');
  });
  rememberLanguage('de');
  expect(rememberedLanguage()).toBe('');
  expect(blocked).toHaveBeenCalled();
});
