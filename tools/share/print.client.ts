/** Makes the page ready for paper, also where the browser's own command prints it. */
import { type Parameters, summaryOf } from './campaign.client';

/** The site, the day, and what the addresses on the sheet have. */
export function headOf(site: string, variants: readonly Parameters[]): string {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return [site, day, summaryOf(variants)].filter(Boolean).join(' – ');
}

/** Opens the previews that show and were folded. @returns what folds them again */
export function openFolded(previews: readonly HTMLDetailsElement[]): () => void {
  const folded = previews.filter(({ open, hidden }) => !open && !hidden);
  for (const preview of folded) preview.open = true;
  return () => {
    for (const preview of folded) preview.open = false;
  };
}
