import { dialable } from '@/lib/site/companies';
import { textLinkClass } from './text-link';

type PhoneLinkProps = { number: string; className?: string };

/**
 * A number to call: it reads from left to right in every language, and moves to a line of its own
 * before it is broken.
 */
export function PhoneLink({ number, className = `inline-block ${textLinkClass}` }: PhoneLinkProps) {
  return (
    <a href={`tel:${dialable(number)}`} dir="ltr" className={className}>
      {number}
    </a>
  );
}
