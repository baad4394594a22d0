import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current-page';
import { homeSections } from '@/lib/home-sections';
import { localesOf } from '@/lib/routes';
import { linkTo } from '@/lib/site';

const variants = {
  row: { list: 'group flex flex-wrap items-center', link: 'row-link' },
  column: { list: 'flex flex-col', link: 'column-link' },
};

/** The items of the main navigation. On the home page, section items stay on the page. */
export async function NavigationLinks({ variant }: { variant: keyof typeof variants }) {
  const { locale, route } = await currentPage();
  const t = await getTranslations('header');
  const home = { locale, route: 'home' } as const;
  const sections = homeSections.flatMap(({ id, label }) => {
    if (!label) return [];
    const href = route === 'home' ? `#${id}` : linkTo(home, { hash: id });
    return { href, label: t(`nav.${label}`), current: false };
  });
  const contact = {
    href: linkTo({ locale, route: 'contact' }),
    label: t('nav.contact'),
    current: route === 'contact',
  };
  const items = [
    { href: linkTo(home), label: t('home'), current: route === 'home' },
    ...sections,
    ...(localesOf('contact').includes(locale) ? [contact] : []),
  ];
  return (
    <ul className={variants[variant].list}>
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
    </ul>
  );
}
