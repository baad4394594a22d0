import { getLocale, getTranslations } from 'next-intl/server';
import { AdLabel } from '@/components/ui/ad-label';
import { NewTabHint } from '@/components/ui/new-tab-hint';
import { textLinkClass } from '@/components/ui/text-link';
import type { ListedSite } from '@/lib/article-facts';
import { longDate } from '@/lib/long-date';
import { moneyIn } from '@/lib/money';
import { Part } from './part';

const columns = ['site', 'minimum_payout', 'rewards', 'days', 'age', 'checked'] as const;

/** The name, and a link where the partner has a page for it: advertising, as every link there. */
function SiteName({ name, url }: ListedSite) {
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="sponsored noopener" className={textLinkClass}>
      {name} <AdLabel />
      <NewTabHint />
    </a>
  );
}

/** The five at a glance, where the operator names them. What is not known is said to be so. */
export async function FiveTable({ sites }: { sites: readonly ListedSite[] }) {
  const t = await getTranslations('five');
  const locale = await getLocale();
  const money = moneyIn(locale);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const cellsOf = ({ minimumPayout, rewards, days, youngest, checkedOn }: ListedSite) => [
    minimumPayout === undefined ? t('none') : money(minimumPayout),
    list.format(rewards.map((reward) => t(`rewards.${reward}`))) || t('none'),
    days === undefined ? t('none') : t('days', { days }),
    youngest === undefined ? t('none') : t('age', { age: youngest }),
    longDate(checkedOn, locale),
  ];
  return (
    <Part title={t('title')}>
      <table className="five">
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <tr key={site.name}>
              <th scope="row">
                <SiteName {...site} />
              </th>
              {cellsOf(site).map((cell, index) => (
                <td key={columns[index + 1]} data-column={t(`columns.${columns[index + 1]}`)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
