import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import type { Route } from '@/lib/site/names';
import { localesWith } from '@/lib/site/pages';

/** A column of links under its heading. A landmark of the same name would be read twice. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="print:hidden">
      <h2 className="footer-title">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </div>
  );
}

/** Links to pages of this site, those that the language has, under the pages' own titles. */
export async function FooterLinks({ routes }: { routes: readonly Route[] }) {
  const t = await getTranslations();
  const current = await currentPage();
  const present = routes.filter((route) => localesWith(site, route).includes(current.locale));
  return present.map((route) => (
    <a
      key={route}
      href={linkTo(site, { ...current, route })}
      aria-current={route === current.route ? 'page' : undefined}
      className="footer-link"
    >
      {route === 'home' ? t('header.home') : t(`pages.${route}.title`)}
    </a>
  ));
}
