import { Children, type ReactNode } from 'react';

/** Splits a rendered message into paragraphs at its blank lines. Its links stay. */
export function paragraphsOf(text: ReactNode): ReactNode[][] {
  const paragraphs: ReactNode[][] = [[]];
  for (const part of Children.toArray(text)) {
    const [first, ...rest] = typeof part === 'string' ? part.split('\n\n') : [part];
    paragraphs[paragraphs.length - 1].push(first);
    paragraphs.push(...rest.map((start) => [start]));
  }
  return paragraphs;
}
