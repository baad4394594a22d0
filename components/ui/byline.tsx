import { getTranslations } from 'next-intl/server';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { longDate, shortDate } from '@/lib/messages/dates';
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

/** How long the article takes to read, and when its facts were last checked. */
export async function DateLine() {
  const t = await getTranslations('hero');
  const { readingMinutes } = await shownArticle();
  return (
    <>
      <span>{t('read_time', { minutes: readingMinutes })}</span>
      <CheckedOn />
    </>
  );
}

async function CheckedOn() {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { checkedOn } = site.config.facts;
  return (
    <time dateTime={checkedOn}>{t('checked', { date: shortDate(site, checkedOn, locale) })}</time>
  );
}

/**
 * Who wrote the article that is shown, and when it was published.
 * @param saysChecked true if nothing above says when its facts were last checked
 */
export async function Byline({ saysChecked = false }: { saysChecked?: boolean }) {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { publishedOn } = await shownArticle();
  return (
    <p className="dotted text-ink-quiet text-tiny hyphens-none md:text-small">
      <span>{t('author', { siteName: site.config.name })}</span>
      <time dateTime={publishedOn}>{t('date', { date: longDate(site, publishedOn, locale) })}</time>
      {saysChecked && <CheckedOn />}
    </p>
  );
}
