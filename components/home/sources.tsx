import { getLocale, getTranslations } from 'next-intl/server';
import { TextUpdated } from '@/components/ui/byline';
import { List } from '@/components/ui/list';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { sourceDate } from '@/lib/messages/dates';
import { keysOf } from '@/lib/messages/keys';
import type { SourceId } from '@/lib/site/names';
import base from '@/messages/en.json';

const cited: readonly SourceId[] = keysOf(base.sources.items);

/**
 * The sources of the article, each with its date of publication if it has one, and the day on which
 * the text last changed.
 */
export async function Sources() {
  const t = await getTranslations('sources');
  const locale = await getLocale();
  return (
    <div id="sources" className="sources">
      <h3 className="text-h6 text-ink">{t('title')}</h3>
      <List className="mt-2">
        {cited.map((id) => {
          const { date } = site.config.facts.sources[id];
          return (
            <li key={id}>
              {t.rich(`items.${id}`, {
                link: sourceLink(id),
                date: date ? sourceDate(site, date, locale) : '',
              })}
            </li>
          );
        })}
      </List>
      {/* If nobody has checked the facts, this day is in the byline. */}
      {site.config.facts.checked && (
        <p className="mt-3">
          <TextUpdated />
        </p>
      )}
    </div>
  );
}
