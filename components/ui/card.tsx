import type { ReactNode } from 'react';

const surfaces = {
  plain: 'border-hairline bg-card',
  teal: 'border-transparent bg-secondary-tint',
};

type CardProps = { children: ReactNode; surface?: keyof typeof surfaces; className?: string };

/** A rounded box that holds what belongs together. */
export function Card({ children, surface = 'plain', className = '' }: CardProps) {
  return (
    <div
      className={`break-inside-avoid rounded-card border px-4 py-3 md:p-6 ${surfaces[surface]} ${className}`}
    >
      {children}
    </div>
  );
}
