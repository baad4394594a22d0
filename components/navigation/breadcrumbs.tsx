import { ChevronRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { breadcrumbs } from '@/lib/metadata/breadcrumbs';
import { pageTexts } from '@/lib/metadata/page-texts';

/** The way from the home page to this one, above its title. */
export async function Breadcrumbs() {
  const current = await currentPage();
  const t = await getTranslations('pages');
  const crumbs = breadcrumbs(current, await pageTexts(current));
  return (
    <nav aria-label={t('breadcrumb')} className="-mt-4 mb-2 print:hidden">
      <List ordered className="flex flex-wrap items-center gap-x-2 text-ink-quiet text-note">
        {crumbs.map(({ name, page }) =>
          page.route === current.route ? (
            <li key={page.route} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={page.route} className="flex items-center gap-x-2">
              <a
                href={linkTo(site, page)}
                className="inline-flex min-h-target items-center underline hover:text-primary"
              >
                {name}
              </a>
              <ChevronRight size={18} className="shrink-0 mirrored" />
            </li>
          ),
        )}
      </List>
    </nav>
  );
}
