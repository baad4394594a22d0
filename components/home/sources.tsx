import { ChevronDown } from 'lucide-react';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { sourceDate } from '@/lib/messages/dates';
import { keysOf } from '@/lib/messages/keys';
import type { SourceId } from '@/lib/site/names';
import base from '@/messages/en.json';

const cited: readonly SourceId[] = keysOf(base.sources.items);

/** What the article's figures rest on, with the date of each. */
export async function Sources() {
  const t = await getTranslations('sources');
  const locale = await getLocale();
  const format = await getFormatter();
  return (
    <details id="sources" className="mt-6 border-hairline border-y print:border-0">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between">
        <h3 className="text-h6">
          {t('title')}{' '}
          <span className="font-normal text-ink-quiet">({format.number(cited.length)})</span>
        </h3>
        <ChevronDown size={20} className="chevron print:hidden" />
      </summary>
      <List className="pb-3 text-ink-quiet text-tiny">
        {cited.map((id) => {
          const { date } = site.config.facts.sources[id];
          return (
            <li key={id} className="py-0.5">
              {t.rich(`items.${id}`, {
                link: sourceLink(id),
                date: date ? sourceDate(site, date, locale) : '',
              })}
            </li>
          );
        })}
      </List>
    </details>
  );
}
