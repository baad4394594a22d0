import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Route } from '@/lib/routes';
import { linkTo } from '@/lib/site';

export const footerLinkClass =
  'inline-flex min-h-target items-center break-all underline-offset-4 hover:text-white hover:underline focus-visible:outline-white';

/** A named column of links. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="print:hidden">
      <h2 className="font-medium text-h6 text-white print:text-ink">{title}</h2>
      <div className="mt-1 flex flex-col items-start">{children}</div>
    </nav>
  );
}

/** Links to pages of this site, under the pages' own titles. */
export function FooterLinks({ routes }: { routes: readonly Route[] }) {
  const t = useTranslations();
  const locale = useLocale();
  return routes.map((route) => (
    <a key={route} href={linkTo({ locale, route })} className={footerLinkClass}>
      {route === 'home' ? t('header.home') : t(`pages.${route}.title`)}
    </a>
  ));
}
