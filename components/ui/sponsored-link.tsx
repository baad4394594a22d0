import type { ReactNode } from 'react';
import { AdLabel } from './ad-label';
import { NewTabHint } from './new-tab-hint';

type SponsoredLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
  /** All that is said of it, where its contents do not name it and the advertising label stands beside it. */
  label?: string;
};

/** A link that is paid for: new tab, marked as sponsored, and said to be advertising. */
export function SponsoredLink({ href, className, children, label }: SponsoredLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      target="_blank"
      rel="sponsored noopener"
      className={className}
    >
      {label ? (
        children
      ) : (
        <span>
          {children} <AdLabel />
          <NewTabHint />
        </span>
      )}
    </a>
  );
}
