import type { ReactNode } from 'react';
import { buttonStyle } from './button';

type Props = { id: string; heading: ReactNode; children: ReactNode };

/** What the page's script opens above the page. Escape, its button and a press outside close it. */
export function Dialog({ id, heading, children }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-heading`}
      className="m-auto w-[calc(100%-2rem)] max-w-2xl rounded-xl border border-control bg-card p-4 text-ink shadow-xl backdrop:bg-overlay"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={`${id}-heading`} className="font-bold text-xl">
          {heading}
        </h2>
        <form method="dialog">
          <button type="submit" className={buttonStyle}>
            Close
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
