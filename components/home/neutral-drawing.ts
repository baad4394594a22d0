import { readFileSync } from 'node:fs';
import type { Brand } from '@/lib/site/names';
import { isPlaceholder } from '@/lib/site/placeholders';

/**
 * The project's own drawing for a brand, or undefined where an operator put a logo in its place.
 */
export function neutralDrawing(brand: Brand): string | undefined {
  const picture = readFileSync(`public/brands/${brand}.svg`, 'utf8');
  return isPlaceholder(picture) ? picture : undefined;
}
