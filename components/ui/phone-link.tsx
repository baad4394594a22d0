import { dialable } from '@/lib/site/companies';
import { textLinkClass } from './text-link';

type PhoneLinkProps = { number: string; className?: string };

/** A number to call; it reads from left to right in every language, and stays in one line. */
export function PhoneLink({ number, className = textLinkClass }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${dialable(number)}`}
      dir="ltr"
      className={`whitespace-nowrap max-tight:whitespace-normal ${className}`}
    >
      {number}
    </a>
  );
}
