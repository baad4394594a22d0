import type { ReactNode } from 'react';

/** The words of a message between `<b>` tags, which lead into a paragraph. */
export const strong = (chunks: ReactNode) => <b className="font-medium">{chunks}</b>;
