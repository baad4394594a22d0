import type { ReactNode } from 'react';
import { buttonStyle } from './button';

type Props = { id: string; heading: ReactNode; children: ReactNode };

/** What a button opens above the page. Escape, a press outside and its own button close it. */
export function Dialog({ id, heading, children }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={`${id}-heading`}
      className="m-auto w-[calc(100%-2rem)] max-w-2xl rounded-xl border border-control bg-card p-4 text-ink shadow-xl backdrop:bg-overlay"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={`${id}-heading`} className="font-bold text-xl">
          {heading}
        </h2>
        <button type="button" popoverTarget={id} className={`${buttonStyle} shrink-0`}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
