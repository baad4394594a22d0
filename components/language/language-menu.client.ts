import { onIntent, type Takeover } from '@/lib/browser/on-intent';
import { isBrowserLanguage, type Prefetch } from './language-link.client';

/**
 * Brings Headless UI's menu to the language button on intent. A finger has no use for its arrow keys and type-ahead,
 * and is spared React.
 * @param prefetch fetches the page of a language that is likely to be chosen
 */
export function languageMenu(root: HTMLElement, prefetch: Prefetch): () => void {
  const plain = root as HTMLDetailsElement;
  plain.addEventListener('toggle', () => {
    const links = [...plain.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    if (plain.open) links.filter(isBrowserLanguage).forEach(prefetch);
  });
  async function load(): Promise<Takeover> {
    const { mountLanguageMenu } = await import('./language-menu.widget');
    return (details) => mountLanguageMenu(details, prefetch);
  }
  return onIntent(plain, load, false);
}
