import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdLabel } from './ad-label';
import { NewTabHint } from './new-tab-hint';

type SponsoredLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
  /**
   * The whole accessible name, if the contents do not say it and the advertising label is beside
   * the link.
   */
  label?: string;
};

/** A paid link: it opens a new tab, has `rel="sponsored"`, and is labelled as advertising. */
export async function SponsoredLink({ href, className, children, label }: SponsoredLinkProps) {
  const t = await getTranslations();
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
          {/* With the space, which would have a line of its own in the header on telephones. */}
          <span>
            {children}
            <span className="label-pause">{t('ad_label_pause')}</span>
            {'\u00a0'}
          </span>
          <AdLabel />
          <NewTabHint />
        </span>
      )}
    </a>
  );
}
