import { textLinkClass } from './text-link';

type EmailLinkProps = { address: string; className?: string };

/**
 * Moves to a line of its own before it is broken: a hyphen at a line's end would look like one of
 * the address.
 */
export function EmailLink({
  address,
  className = `inline-block ${textLinkClass}`,
}: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {address}
    </a>
  );
}
