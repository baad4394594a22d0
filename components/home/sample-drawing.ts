import { readFileSync } from 'node:fs';
import { isSamplePicture } from '@/lib/site/sample-pictures';

/** The project's sample drawing for a brand, or undefined if a logo has replaced it. */
export function sampleDrawing(brand: string): string | undefined {
  const picture = readFileSync(`public/brands/${brand}.svg`, 'utf8');
  return isSamplePicture(picture) ? picture : undefined;
}
