import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current-page';
import type { HomeSection } from '@/lib/routes';
import { linkTo } from '@/lib/site';

const sections = [
  { id: 'how-we-choose', label: 'header.nav.how_we_choose' },
  { id: 'tips-for-success', label: 'header.nav.tips' },
  { id: 'brands', label: 'header.nav.brands' },
  { id: 'about', label: 'header.nav.about' },
] as const satisfies readonly { id: HomeSection; label: string }[];

/** A link of a column that is chosen by thumb. */
export const columnLinkClass =
  'flex min-h-target items-center rounded px-3 hover:bg-primary-tint aria-[current]:font-medium aria-[current]:text-primary';

const looks = {
  row: {
    list: 'group flex flex-wrap items-center',
    link: 'inline-flex min-h-target items-center border-b-2 border-transparent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] px-2 whitespace-nowrap hover:text-primary aria-[current]:border-primary aria-[current]:text-primary group-has-aria-[current=location]:aria-[current=page]:border-transparent group-has-aria-[current=location]:aria-[current=page]:text-ink xl:px-3',
  },
  column: {
    list: 'flex flex-col',
    link: columnLinkClass,
  },
};

/** The six items of the main navigation. On the home page, section items stay on the page. */
export async function NavigationLinks({ look }: { look: keyof typeof looks }) {
  const { locale, route } = await currentPage();
  const t = await getTranslations();
  const home = { locale, route: 'home' } as const;
  const items = [
    { href: linkTo(home), label: t('header.home'), current: route === 'home' },
    ...sections.map(({ id, label }) => ({
      href: route === 'home' ? `#${id}` : linkTo(home, { hash: id }),
      label: t(label),
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
