/** @jest-environment jsdom */
import { languageMenu } from './language-menu.client';

jest.mock('./language-menu.widget', () => ({ mountLanguageMenu: () => () => {} }));

test('the plain list, when it opens, prefetches the browser’s languages alone', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP', 'nb-NO']);
  document.body.innerHTML = `<details><summary>English</summary>
    ${['de', 'ja', 'sv'].map((code) => `<a href="/${code}/" hreflang="${code}"></a>`).join('')}
    <a href="/no/" hreflang="no" data-aliases="nb nn"></a></details>`;
  const plain = document.querySelector('details') as HTMLDetailsElement;
  const prefetch = jest.fn();
  const stop = languageMenu(plain, prefetch);
  plain.open = true;
  plain.dispatchEvent(new Event('toggle'));
  expect(prefetch.mock.calls.map(([link]) => link.hreflang)).toEqual(['ja', 'no']);
  stop();
});
