/** What pictures that operators replace have in common: they are read from their content, not their name, and are light. */
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

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

/** True for one of the project's own, which says so in a place that nobody sees. */
export function isPlaceholder(file: string): boolean {
  return existsSync(file) && readFileSync(file).includes('data-placeholder');
}
