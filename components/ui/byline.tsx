import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/long-date';
import type { ArticleRow } from '@/lib/site/config';
import { pageRow } from '@/lib/site/pages';

/**
 * The row of the article that is shown, in `site.config.ts`.
 * @throws Error on a page that is not an article
 */
async function shownArticle(): Promise<ArticleRow> {
  const { route } = await currentPage();
  const row = pageRow(site, route);
  if (row.kind !== 'article')
    throw new Error(`${route} has a byline: its kind in site.config.ts has to be 'article'`);
  return row;
}

/** When the article's facts were last checked, and how long it takes to read. */
export async function DateLine() {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { readingMinutes } = await shownArticle();
  const { checkedOn } = site.config.facts;
  return (
    <>
      <time dateTime={checkedOn}>{longDate(site, checkedOn, locale)}</time>
      <span>{t('read_time', { minutes: readingMinutes })}</span>
    </>
  );
}

/** Who wrote the article that is shown, when it was published, and when its facts were last checked. */
export async function Byline() {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { publishedOn } = await shownArticle();
  const { checkedOn } = site.config.facts;
  return (
    <p className="dotted text-ink-quiet text-tiny hyphens-none md:text-small">
      <span>{t('author', { siteName: site.settings.SITE_NAME })}</span>
      <time dateTime={publishedOn}>{t('date', { date: longDate(site, publishedOn, locale) })}</time>
      <time dateTime={checkedOn}>{t('checked', { date: longDate(site, checkedOn, locale) })}</time>
    </p>
  );
}
