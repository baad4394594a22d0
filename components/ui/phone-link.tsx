import { dialable } from '@/lib/site/companies';
import { textLinkClass } from './text-link';

type PhoneLinkProps = { number: string; className?: string };

/**
 * A link to a telephone number. It reads from left to right in every language, and moves to a new
 * line rather than break.
 */
export function PhoneLink({ number, className = `inline-block ${textLinkClass}` }: PhoneLinkProps) {
  return (
    <a href={`tel:${dialable(number)}`} dir="ltr" className={className}>
      {number}
    </a>
  );
}
