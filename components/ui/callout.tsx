import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';

/** Advice set apart from the text around it. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="my-10 flex gap-4 rounded-e-card border-secondary border-s-4 bg-secondary-tint p-6">
      <Compass size={28} className="mt-1 shrink-0 text-secondary" />
      <div>
        <h2 className="text-h5">{title}</h2>
        <p className="mt-2">{children}</p>
      </div>
    </aside>
  );
}
