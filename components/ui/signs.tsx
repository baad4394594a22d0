import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { List } from './list';

type SignsProps = { sign: 'good' | 'bad'; items: Readonly<Record<string, ReactNode>> };

/** A list of what speaks for something, with ticks, or against it, with a minus. */
export function Signs({ sign, items }: SignsProps) {
  const Icon = sign === 'good' ? Check : Minus;
  return (
    <List className="signs spaced">
      {Object.entries(items).map(([key, item]) => (
        <li key={key}>
          <Icon className={sign === 'good' ? 'text-secondary' : ''} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
