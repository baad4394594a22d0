/** What pictures that operators replace have in common: they are read from their content, not their name, and are light. */
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { isPlaceholder } from '../../lib/site/placeholders';

/** In bytes. */
const heaviest = 20_000;

/** A picture of this kind (`svg`, `ico`), or what is wrong with the file in words that follow its name. */
export function readPicture(file: string, kind: string) {
  if (!existsSync(file)) return 'is missing';
  const content = readFileSync(file);
  try {
    const size = imageSize(content);
    if (size.type !== kind) return `is a picture of another kind, ${size.type}`;
    return { content, size };
  } catch {
    return 'is no picture that has a size';
  }
}

/** What is wrong with a picture's weight, if it is too heavy. */
export function weightFault({ length }: Buffer): string | undefined {
  return length > heaviest ? `is too heavy: ${(length / 1000).toFixed(1)} kB` : undefined;
}

/** True for a file that is still the project's own. */
export function isPlaceholderFile(file: string): boolean {
  return existsSync(file) && isPlaceholder(readFileSync(file));
}
