import { textLinkClass } from './text-link';

type EmailLinkProps = { address: string; className?: string };

/**
 * A link to an email address. It moves to a new line rather than break, because a hyphen at the end
 * of a line would look like one of the address.
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
