import { ChevronDown } from 'lucide-react';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { List } from '@/components/ui/list';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { paragraphsOf } from './paragraphs';

/** A section, with its key in the messages. */
export type LegalSection = { key: string; title: string; text: ReactNode };

/**
 * The anchor of a section: `section-partner-links` for `partner_links`. Without the prefix, ad
 * blockers would hide the section `advertising`.
 */
const anchorOf = ({ key }: LegalSection) => `section-${key.replaceAll('_', '-')}`;

type SectionsProps = {
  title: string;
  intro: string;
  drawing: 'sheet' | 'lock';
  /** Under the title of an article: who wrote it, and when it was published and checked. */
  byline?: ReactNode;
  /** The day of the last change (ISO 8601). */
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
        <div className="page-width band">
          <div className="beside max-lg:gap-10 lg:items-start">
            <Contents sections={sections} />
            <div className="legal-sections stack">
              {sections.map((section, index) => (
                <section key={section.key} id={anchorOf(section)}>
                  <h2 className="text-h4">
                    {format.number(index + 1)}. {section.title}
                  </h2>
                  {paragraphsOf(section.text).map((paragraph, position) => (
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

/**
 * The table of contents: folded on telephones, open on wider screens. It is in the page twice, and
 * displayed once, because styles cannot open a `<details>` in all supported browsers.
 */
async function Contents({ sections }: Pick<SectionsProps, 'sections'>) {
  const t = await getTranslations('pages');
  const format = await getFormatter();
  const list = (
    <nav aria-label={t('contents')}>
      <List ordered className="mt-2 md:max-lg:columns-2">
        {sections.map((section, index) => (
          <li key={section.key}>
            <a href={`#${anchorOf(section)}`}>
              <span className="shrink-0">{format.number(index + 1)}.</span>
              <span>{section.title}</span>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
  return (
    <div className="print:hidden">
      <details id="contents" className="card card-grey legal-contents text-note sm:hidden">
        <summary className="flex cursor-pointer items-center justify-between">
          {t('contents')}
          <ChevronDown size={20} className="chevron" />
        </summary>
        {list}
      </details>
      <div className="card card-grey legal-contents text-note max-sm:hidden">
        <p>{t('contents')}</p>
        {list}
      </div>
    </div>
  );
}
