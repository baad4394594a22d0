import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current-page';
import { type HomeSection, homeSections } from '@/lib/routes';
import { linkTo } from '@/lib/site';

const labels = {
  'how-we-choose': 'header.nav.how_we_choose',
  'tips-for-success': 'header.nav.tips',
  brands: 'header.nav.brands',
  about: 'header.nav.about',
} as const satisfies Record<HomeSection, string>;

const looks = {
  row: { list: 'group flex flex-wrap items-center', link: 'row-link' },
  column: { list: 'flex flex-col', link: 'column-link' },
};

/** The six items of the main navigation. On the home page, section items stay on the page. */
export async function NavigationLinks({ look }: { look: keyof typeof looks }) {
  const { locale, route } = await currentPage();
  const t = await getTranslations();
  const home = { locale, route: 'home' } as const;
  const items = [
    { href: linkTo(home), label: t('header.home'), current: route === 'home' },
    ...homeSections.map((id) => ({
      href: route === 'home' ? `#${id}` : linkTo(home, { hash: id }),
      label: t(labels[id]),
      current: false,
    })),
    {
      href: linkTo({ locale, route: 'contact' }),
      label: t('header.nav.contact'),
      current: route === 'contact',
    },
  ];
  return (
    <ul className={looks[look].list}>
      {items.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined} className={looks[look].link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
