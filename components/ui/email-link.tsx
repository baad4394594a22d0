import { textLinkClass } from './text-link';

type EmailLinkProps = { address: string; className?: string };

export function EmailLink({ address, className = textLinkClass }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {address}
    </a>
  );
}
