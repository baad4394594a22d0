import type { ReactNode } from 'react';

/** For `<b>` in messages: the first words of a paragraph, which say what it is about. */
export const strong = (chunks: ReactNode) => <b className="font-medium">{chunks}</b>;
