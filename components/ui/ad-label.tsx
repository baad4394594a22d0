import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/**
 * Says that something is paid for. The default is the language's word for advertising, as a part of
 * the link that it labels. Its class is not named after advertising, because ad blockers would hide
 * it.
 */
export async function AdLabel({ children }: { children?: ReactNode }) {
  const t = await getTranslations();
  return <span className="yellow-label">{children ?? t('ad_label')}</span>;
}
