/** @jest-environment jsdom */
import { mountLanguageMenu } from './language-menu.widget';

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  // What jsdom lacks, and Headless UI asks for.
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  });
  document.body.innerHTML = `<details id="language-menu"><summary id="language-button" aria-label="Language: English">English</summary>
    <div><ul><li><a hreflang="en" href="/">English</a></li><li><a hreflang="de" href="/de/">Deutsch</a></li></ul></div></details>`;
});

test.each(['en', 'de'])(
  'a choice of %s closes it, though its default is prevented',
  async (code) => {
    // As the site does with every choice, to follow it in place.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    const plain = document.querySelector('details') as HTMLDetailsElement;
    plain.open = true;
    const stop = mountLanguageMenu(plain, () => {});
    await settle();
    const menu = () => document.querySelector('[role=menu]');
    expect(menu()).not.toBeNull();
    document.querySelector<HTMLElement>(`[role=menuitem][hreflang=${code}]`)?.click();
    await settle();
    expect(menu()).toBeNull();
    expect(document.activeElement?.id).toBe('language-button');
    stop();
  },
);
