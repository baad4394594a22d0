import type { ReactNode } from 'react';

/** A small label that says what kind of thing follows. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-transparent bg-accent px-3 py-1 font-medium text-on-accent text-small">
      {children}
    </span>
  );
}
