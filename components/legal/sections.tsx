import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { List } from '@/components/ui/list';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { paragraphsOf } from './paragraphs';

export type LegalSection = { id: string; title: string; text: ReactNode };

type SectionsProps = {
  title: string;
  intro: string;
  drawing: 'sheet' | 'lock';
  /** Under the title of an article: who wrote it, and when. */
  byline?: ReactNode;
  /** The day of the last change (ISO 8601), of a text that has no byline. */
  changedOn?: string;
  sections: readonly LegalSection[];
};

/** A legal text: title, table of contents, and numbered sections with anchors. */
export async function Sections({
  title,
  intro,
  drawing,
  byline,
  changedOn,
  sections,
}: SectionsProps) {
  const t = await getTranslations('pages');
  const locale = await getLocale();
  const format = await getFormatter();
  return (
    <>
      <PageHead title={title} intro={intro} drawing={drawing} byline={byline}>
        {changedOn && (
          <p className="mt-2 text-ink-quiet text-small">
            <time dateTime={changedOn}>
              {t('updated', { date: longDate(site, changedOn, locale) })}
            </time>
          </p>
        )}
      </PageHead>
      {sections.length > 0 && (
        <div className="page-width page-start">
          <div className="beside">
            <Contents sections={sections} />
            <div className="legal-sections">
              {sections.map(({ id, title: name, text }, index) => (
                <section key={id} id={id}>
                  <h2 className="text-h4">
                    {format.number(index + 1)}. {name}
                  </h2>
                  {paragraphsOf(text).map((paragraph, position) => (
                    <p key={position}>{paragraph}</p>
                  ))}
                </section>
              ))}
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** The table of contents, which follows on wide screens. */
async function Contents({ sections }: Pick<SectionsProps, 'sections'>) {
  const t = await getTranslations('pages');
  const format = await getFormatter();
  return (
    <nav aria-label={t('contents')} className="mb-6 print:hidden lg:mb-0">
      <div className="legal-contents">
        <p aria-hidden="true" className="ps-2.75 font-medium">
          {t('contents')}
        </p>
        <List ordered className="mt-2 md:max-lg:columns-2">
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="shrink-0">{format.number(index + 1)}.</span>
                <span>{name}</span>
              </a>
            </li>
          ))}
        </List>
      </div>
    </nav>
  );
}
