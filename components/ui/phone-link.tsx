import { dialable } from '@/lib/operators';
import { textLinkClass } from './text-link';

/** A number to call; it reads from left to right in every language, and stays in one line. */
export function PhoneLink({
  number,
  className = textLinkClass,
}: {
  number: string;
  className?: string;
}) {
  return (
    <a href={`tel:${dialable(number)}`} dir="ltr" className={`whitespace-nowrap ${className}`}>
      {number}
    </a>
  );
}
