import { textLinkClass } from './text-link';

export function EmailLink({
  address,
  className = textLinkClass,
}: {
  address: string;
  className?: string;
}) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {address}
    </a>
  );
}
