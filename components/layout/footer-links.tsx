import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import type { Route } from '@/lib/site/names';
import { routesIn } from '@/lib/site/pages';

type FooterLinksProps = {
  /** The id of the heading that names the links, or else their name. */
  labelledBy?: string;
  label?: string;
  routes: readonly Route[];
  /** One more link, after the pages, if its address is configured. */
  further?: { href: string | undefined; text: string };
  className: string;
};

/** Links to those of the pages that the language has, with the pages' titles as their texts. */
export async function FooterLinks({
  labelledBy,
  label,
  routes,
  further,
  className,
}: FooterLinksProps) {
  const t = await getTranslations();
  const current = await currentPage();
  const present = routesIn(site, current.locale);
  return (
    <nav aria-labelledby={labelledBy} aria-label={label} className="print:hidden">
      <List className={className}>
        {routes
          .filter((route) => present.includes(route))
          .map((route) => (
            <li key={route}>
              <a
                href={linkTo(site, { ...current, route })}
                aria-current={route === current.route ? 'page' : undefined}
                className="footer-link"
              >
                {route === 'home' ? t('header.home') : t(`pages.${route}.title`)}
              </a>
            </li>
          ))}
        {further?.href && (
          <li>
            <a href={further.href} rel="noopener" className="footer-link">
              {further.text}
            </a>
          </li>
        )}
      </List>
    </nav>
  );
}
