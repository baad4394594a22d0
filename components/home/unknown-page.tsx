import { Info } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';

/**
 * Says that the page which was asked for is not here. Every home page holds it: a host shows that page at any address that it does
 * not know, and a script then shows the notice.
 */
export async function UnknownPage() {
  const t = await getTranslations();
  const { locale } = await currentPage();
  return (
    <div hidden className="unknown-page" data-unknown-page={t('unknown_page.title')}>
      <Info className="shrink-0 text-info" />
      <p>{t('unknown_page.text')}</p>
      <p className="flex gap-4">
        <a href={linkTo(site, { locale, route: 'home' })} className="text-link">
          {t('header.home')}
        </a>
        <a href={linkTo(site, { locale, route: 'contact' })} className="text-link">
          {t('header.nav.contact')}
        </a>
      </p>
    </div>
  );
}
