import { Info } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { textLinkClass } from '@/components/ui/text-link';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { routesIn } from '@/lib/site/pages';

/**
 * Says that there is no page at this address. Every home page contains it, hidden. The pages for
 * unknown addresses are copies of home pages that show it, and their titles begin with its title
 * (tools/finish/not-found-page.ts).
 */
export async function UnknownPage() {
  const t = await getTranslations();
  const { locale } = await currentPage();
  const links = [
    ['home', t('header.home')],
    ['contact', t('header.nav.contact')],
  ] as const;
  const present = routesIn(site, locale);
  return (
    <div
      hidden
      className="signed unknown-page text-note lg:max-w-xl"
      data-unknown-page={t('unknown_page.title')}
    >
      <Info className="text-info" />
      <div>
        <p>{t('unknown_page.text')}</p>
        <p className="mt-1 flex gap-4">
          {links
            .filter(([route]) => present.includes(route))
            .map(([route, label]) => (
              <a key={route} href={linkTo(site, { locale, route })} className={textLinkClass}>
                {label}
              </a>
            ))}
        </p>
      </div>
    </div>
  );
}
