import { getLocale, getTranslations } from 'next-intl/server';
import { PartnerLink } from '@/components/ui/partner-link';
import { textLinkClass } from '@/components/ui/text-link';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { moneyIn } from '@/lib/messages/money';
import type { TopFiveRow } from '@/lib/site/config';
import { codeWithCountry } from '@/lib/site/languages';
import { ArticlePart } from './article-part';

const factColumns = ['minimum_payout', 'days', 'age', 'rewards'] as const;

/** A site's name, which is an advertising link if the partner has a page for the site. */
function SiteName({ name, url }: TopFiveRow) {
  if (!url) return name;
  return (
    <PartnerLink base={url} className="hover:text-primary-strong">
      <span className={textLinkClass}>{name}</span>
    </PartnerLink>
  );
}

/** The text with a capital letter at its start, as the other cells begin. */
const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * The table of the five sites. A value that is not known is shown as 'not stated'. A day on which
 * all were checked stands in the caption, else each in a column.
 */
export async function FiveTable({ sites }: { sites: readonly TopFiveRow[] }) {
  const t = await getTranslations('five');
  const locale = await getLocale();
  const money = moneyIn(site, locale);
  const list = new Intl.ListFormat(codeWithCountry(site, locale), { type: 'disjunction' });
  const [{ checkedOn: firstDay }] = sites;
  const isOneDay = sites.every(({ checkedOn }) => checkedOn === firstDay);
  const columns = isOneDay ? factColumns : ([...factColumns, 'checked'] as const);
  const none = <span className="text-ink-quiet">{t('none')}</span>;
  const cellsOf = ({ minimumPayout, rewards, payoutDays, minimumAge, checkedOn }: TopFiveRow) => ({
    minimum_payout: minimumPayout === undefined ? none : money(minimumPayout),
    days: payoutDays === undefined ? none : t('days', { days: payoutDays }),
    age: t('age', { age: minimumAge }),
    rewards:
      capitalised(list.format(rewards.map((reward) => t(`rewards.${reward}`))), locale) || none,
    checked: longDate(site, checkedOn, locale),
  });
  return (
    <ArticlePart title={t('title')}>
      <table className="five">
        <caption>
          {isOneDay
            ? t('caption_checked', { date: longDate(site, firstDay, locale) })
            : t('caption')}
        </caption>
        <thead>
          <tr>
            {(['site', ...columns] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sites.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <SiteName {...row} />
              </th>
              {columns.map((column) => (
                <td key={column} data-column={t(`columns.${column}`)}>
                  {cellsOf(row)[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ArticlePart>
  );
}
