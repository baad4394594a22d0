import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { localesWith } from '@/lib/site/pages';

const variants = {
  row: { list: 'row-links flex flex-wrap items-center', link: 'row-link' },
  column: { list: 'flex flex-col', link: 'column-link' },
};

/** The items of the main navigation. On the home page, section items stay on the page. */
export async function NavigationLinks({ variant }: { variant: keyof typeof variants }) {
  const { locale, route } = await currentPage();
  const t = await getTranslations('header');
  const home = { locale, route: 'home' } as const;
  const sections = site.config.homeSections.flatMap(({ id, label }) => {
    if (!label) return [];
    const href = route === 'home' ? `#${id}` : linkTo(site, home, { hash: id });
    return { href, label: t(`nav.${label}`), current: false };
  });
  const contact = {
    href: linkTo(site, { locale, route: 'contact' }),
    label: t('nav.contact'),
    current: route === 'contact',
  };
  const items = [
    { href: linkTo(site, home), label: t('home'), current: route === 'home' },
    ...sections,
    ...(localesWith(site, 'contact').includes(locale) ? [contact] : []),
  ];
  return (
    <List className={variants[variant].list}>
      {items.map(({ href, label, current }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={current ? 'page' : undefined}
            className={variants[variant].link}
          >
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}
