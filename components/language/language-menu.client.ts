import { type Enhance, onIntent } from '@/lib/browser/on-intent';
import { isBrowserLanguage, type Prefetch } from './language-link.client';

/**
 * Replaces the plain list with Headless UI's menu on intent. On touch the plain list stays, because
 * arrow keys and type-ahead are of no use there and React would have to be loaded.
 * @param prefetch fetches the page of a language that is likely to be chosen
 */
export function languageMenu(root: HTMLElement, prefetch: Prefetch): () => void {
  const plain = root as HTMLDetailsElement;
  plain.addEventListener('toggle', () => {
    const links = [...plain.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    if (plain.open) links.filter(isBrowserLanguage).forEach(prefetch);
  });
  async function load(): Promise<Enhance> {
    const { mountLanguageMenu } = await import('./language-menu.widget');
    return (details) => mountLanguageMenu(details, prefetch);
  }
  return onIntent(plain, load, false);
}
