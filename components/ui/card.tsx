import type { ReactNode } from 'react';

const surfaces = {
  plain: 'border border-hairline bg-card',
  purple: 'border border-transparent bg-primary-tint',
  teal: 'border border-transparent bg-secondary-tint',
};

type CardProps = { children: ReactNode; surface?: keyof typeof surfaces; className?: string };

/** A rounded box that holds what belongs together. */
export function Card({ children, surface = 'plain', className = '' }: CardProps) {
  return (
    <div className={`rounded-card p-6 lg:p-8 ${surfaces[surface]} ${className}`}>{children}</div>
  );
}
