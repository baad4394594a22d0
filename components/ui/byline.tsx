import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/long-date';
import { pageRow } from '@/lib/site/pages';
import { Monogram } from './monogram';

/**
 * Who wrote the article that is shown, when, and how long it takes to read.
 * @throws Error on a page that is no article
 */
export async function Byline() {
  const t = await getTranslations('hero');
  const { locale, route } = await currentPage();
  const row = pageRow(site, route);
  if (row.kind !== 'article')
    throw new Error(`${route} has a byline: its kind in site.config.ts has to be 'article'`);
  const siteName = site.settings.SITE_NAME;
  return (
    <div className="mt-6 flex items-center gap-3 text-ink-quiet text-note">
      <Monogram name={siteName} />
      <p className="hyphens-none">
        <span className="block font-medium text-ink">{t('author', { siteName })}</span>
        <time dateTime={row.publishedOn} className="inline-block">
          {t('date', { date: longDate(site, row.publishedOn, locale) })}
        </time>
        <span className="max-sm:hidden"> · </span>
        <span className="inline-block max-sm:block">
          {t('read_time', { minutes: row.readingMinutes })}
        </span>
      </p>
    </div>
  );
}
