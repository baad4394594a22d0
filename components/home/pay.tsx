import { getLocale, getTranslations } from 'next-intl/server';
import { sourceLink } from '@/components/ui/source-link';
import { articleFacts } from '@/lib/article-facts';
import { ratePerMinute } from '@/lib/facts';
import { hourlyPay, payTable, surveysUntil } from '@/lib/hourly-pay';
import { moneyIn } from '@/lib/money';
import { Part } from './part';
import { PayStrip } from './pay-strip';

/** What an hour pays: arithmetic, one published example, and what it comes to. */
export async function Pay() {
  const t = await getTranslations('pay');
  const locale = await getLocale();
  const { currency, reward, minutes, minimumPayout } = articleFacts.example;
  const money = moneyIn(locale, { currency });
  const { points } = articleFacts;
  return (
    <Part id="pay" title={t('title')}>
      <p>{t('intro')}</p>
      <PayTable />
      <p>{t('how_to_use')}</p>
      {locale !== 'en' && <p>{t('single_questions', ratePerMinute)}</p>}
      <p className="text-note">
        {t.rich('example', {
          reward: money(reward),
          minutes,
          hourly: money(hourlyPay(reward, minutes)),
          minimum: money(minimumPayout),
          surveys: surveysUntil(minimumPayout, reward),
          source: sourceLink('panel_rates'),
        })}
      </p>
      <p>
        {t.rich('until_payout', {
          points: points.count,
          voucher: moneyIn(locale, { minimumFractionDigits: 0 })(points.voucher),
          year: points.year,
          source: sourceLink('panel_payout'),
        })}
      </p>
      <PayStrip />
    </Part>
  );
}

async function PayTable() {
  const t = await getTranslations('pay');
  const { rewards, minutes } = articleFacts.pay;
  const money = moneyIn(await getLocale());
  return (
    <table className="pay">
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reward')}</th>
          {minutes.map((length) => (
            <th key={length} scope="col">
              {t('minutes', { minutes: length })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payTable(rewards, minutes).map(({ reward, hourly }) => (
          <tr key={reward}>
            <th scope="row">{money(reward)}</th>
            {hourly.map((amount, index) => (
              <td key={minutes[index]} data-minutes={t('minutes', { minutes: minutes[index] })}>
                {money(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
