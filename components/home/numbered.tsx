import { getFormatter } from 'next-intl/server';
import type { ReactNode } from 'react';
import { List } from '@/components/ui/list';

type NumberedProps = { items: readonly { title: string; text: ReactNode }[]; className?: string };

/** What is done in this order: numeral, title, one line. */
export async function Numbered({ items, className = '' }: NumberedProps) {
  const format = await getFormatter();
  return (
    <List ordered className={`numbered ${className}`}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="numeral">
            {format.number(index + 1)}
          </span>
          <div>
            <h3 className="pt-0.5 text-h6 md:pt-1">{title}</h3>
            <p className="compact mt-0.5 md:mt-1">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
