import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { List } from '@/components/ui/list';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/long-date';
import { paragraphsOf } from './paragraphs';

export type LegalSection = { id: string; title: string; text: ReactNode };

type SectionsProps = {
  title: string;
  intro: string;
  /** Under the title of an article: who wrote it, and when. */
  byline?: ReactNode;
  /** The day of the last change (ISO 8601), of a text that has no byline. */
  changedOn?: string;
  sections: readonly LegalSection[];
};

const contentsLink =
  'flex items-baseline gap-2 rounded px-2 py-1.5 hover:bg-card hover:text-primary aria-[current]:text-primary aria-[current]:font-medium max-lg:text-primary';

/** A legal text: title, table of contents, and numbered sections with anchors. */
export async function Sections({ title, intro, byline, changedOn, sections }: SectionsProps) {
  const t = await getTranslations('pages');
  const locale = await getLocale();
  const format = await getFormatter();
  return (
    <div className="page-width page-start">
      <div className="max-w-article">
        <Breadcrumbs />
        <h1 className="text-h1">{title}</h1>
        {byline}
        <p className="mt-3 text-ink-quiet">{intro}</p>
        {changedOn && (
          <p className="mt-2 text-ink-quiet text-small">
            <time dateTime={changedOn}>
              {t('updated', { date: longDate(site, changedOn, locale) })}
            </time>
          </p>
        )}
      </div>
      <div className="beside lg:mt-10">
        {sections.length > 0 ? <Contents sections={sections} /> : <div />}
        <div className="grid content-start gap-8 print:mt-8">
          {sections.map(({ id, title: name, text }, index) => (
            <section key={id} id={id}>
              <h2 className="text-h3">
                {format.number(index + 1)}. {name}
              </h2>
              {paragraphsOf(text).map((paragraph, position) => (
                <p key={position} className="mt-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The table of contents, which follows on wide screens. */
async function Contents({ sections }: Pick<SectionsProps, 'sections'>) {
  const t = await getTranslations('pages');
  const format = await getFormatter();
  return (
    <nav aria-label={t('contents')} className="my-6 print:hidden lg:my-0">
      <div className="rounded-card bg-surface px-3 py-4 text-note lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <p aria-hidden="true" className="px-2 font-medium">
          {t('contents')}
        </p>
        <List ordered className="mt-2 md:max-lg:columns-2">
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a href={`#${id}`} className={contentsLink}>
                <span className="shrink-0">{format.number(index + 1)}.</span>
                <span className="underline-offset-4 max-lg:underline">{name}</span>
              </a>
            </li>
          ))}
        </List>
      </div>
    </nav>
  );
}
