import { onIntent } from '@/lib/browser/on-intent';
import { isBrowserLanguage, type Prefetch } from './language-link';

/**
 * Brings Headless UI's menu to the language button on intent.
 * @param prefetch fetches the page of a language that is likely to be chosen
 */
export function languageMenu(root: HTMLElement, prefetch: Prefetch): () => void {
  const plain = root as HTMLDetailsElement;
  plain.addEventListener('toggle', () => {
    const links = [...plain.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    if (plain.open) links.filter(isBrowserLanguage).forEach(prefetch);
  });
  return onIntent(plain, async () => {
    const { mountLanguageMenu } = await import('./language-menu.widget');
    return (details) => mountLanguageMenu(details, prefetch);
  });
}
