import { createElement } from 'react';
import { type IconName, icons } from './icons';

type IconProps = { name: IconName; size?: number; className?: string };

/** A line icon for decoration: the text beside it says what it means. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {icons[name].map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  );
}
