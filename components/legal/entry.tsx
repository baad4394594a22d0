import type { ReactNode } from 'react';

/** One thing that the legal notice states, under its heading. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-hairline border-t pt-6">
      <h2 className="text-h5">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
