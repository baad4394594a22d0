import { getTranslations } from 'next-intl/server';
import { LogoMark } from '@/components/layout/logo-mark';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import type { ArticleRow } from '@/lib/site/config';
import { pageRow } from '@/lib/site/pages';
import { AdLabel } from './ad-label';

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

/**
 * Who wrote the article that is shown, when it was published and checked, or else last changed, how
 * long it takes to read, and that it is sponsored. Its days, and that of `TextUpdated`, are those of
 * the structured data (lib/metadata/structured-data.ts).
 */
export async function Byline() {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { publishedOn, changedOn, readingMinutes, readingMinutesIn } = await shownArticle();
  const { checked } = site.config.facts;
  // Readers see at the top how old it is: when it was checked or, if nobody has, when it changed.
  const days = {
    date: publishedOn,
    ...(checked ? { checked: checked.on } : { updated: changedOn }),
  };
  return (
    <div className="byline">
      <div className="avatar">
        <LogoMark />
      </div>
      <p className="font-medium text-ink">{t('author', { siteName: site.config.name })}</p>
      <p className="byline-days dotted">
        {Object.entries(days).map(([key, day]) => (
          <time key={key} dateTime={day}>
            {t(key as 'date' | 'checked' | 'updated', { date: longDate(site, day, locale) })}
          </time>
        ))}
        <span>{t('read_time', { minutes: readingMinutesIn?.[locale] ?? readingMinutes })}</span>
      </p>
      <p className="byline-label">
        <AdLabel>{t('sponsored_label')}</AdLabel>
      </p>
    </div>
  );
}

/** When the text of the article that is shown last changed. */
export async function TextUpdated() {
  const t = await getTranslations('hero');
  const { locale } = await currentPage();
  const { changedOn } = await shownArticle();
  return (
    <time dateTime={changedOn}>{t('updated', { date: longDate(site, changedOn, locale) })}</time>
  );
}
