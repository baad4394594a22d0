import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/**
 * What says that something is paid for, in the page's language: by default its one word for
 * advertising, as a part of the link that it labels. Its class says nothing of advertising, for ad
 * blockers hide what does.
 */
export async function AdLabel({ children }: { children?: ReactNode }) {
  const t = await getTranslations();
  return <span className="yellow-label">{children ?? t('ad_label')}</span>;
}
