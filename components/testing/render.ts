import { text } from 'node:stream/consumers';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The HTML of asynchronous components, as Next.js renders them at build. */
export async function render(node: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerenderToNodeStream(node);
  // Without the comments that React puts between texts.
  return parse(await text(prelude), { comment: false });
}
