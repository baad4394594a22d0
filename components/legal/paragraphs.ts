import { Children, type ReactNode } from 'react';

/** The paragraphs of a message, with its links: a blank line parts them. */
export function paragraphsOf(text: ReactNode): ReactNode[][] {
  const paragraphs: ReactNode[][] = [[]];
  for (const part of Children.toArray(text)) {
    const [first, ...rest] = typeof part === 'string' ? part.split('\n\n') : [part];
    paragraphs[paragraphs.length - 1].push(first);
    paragraphs.push(...rest.map((start) => [start]));
  }
  return paragraphs;
}
