import { getLocale, getTranslations } from 'next-intl/server';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { moneyIn, moneyRange } from '@/lib/messages/money';
import { hourlyPay, payTable, surveysUntil } from './hourly-pay';
import { Part } from './part';
import { PayStrip } from './pay-strip';

/** What an hour pays: arithmetic, one published example, and what it comes to. */
export async function Pay() {
  const t = await getTranslations('pay');
  const locale = await getLocale();
  const { currency, reward, minutes, minimumPayout, workingDays, hourlyInOwnCurrency } =
    site.config.facts.publishedRate;
  const { localPay, pointsValue } = site.config.facts;
  const ownMoney = moneyIn(site, locale);
  const money = moneyIn(site, locale, { currency });
  return (
    <Part id="pay" title={t('title')}>
      <p>{t('intro')}</p>
      <PayTable />
      <p className="pay-note">
        {t.rich('comparison', {
          hourly: ownMoney(localPay.hourly),
          source: sourceLink('local_pay'),
        })}
      </p>
      <p>{t('how_to_use')}</p>
      {locale !== 'en' && <p>{t('single_questions', site.config.facts.ratePerMinute)}</p>}
      <p>
        {t.rich('example', {
          reward: money(reward),
          minutes,
          rate: (chunks) => <b className="font-medium">{chunks}</b>,
          hourly: money(hourlyPay(reward, minutes)),
          ownHourly: moneyRange(site, locale, hourlyInOwnCurrency),
          minimum: money(minimumPayout),
          surveys: surveysUntil(minimumPayout, reward),
          ...workingDays,
          source: sourceLink('panel_rates'),
        })}
      </p>
      <p>
        {t.rich('until_payout', {
          points: pointsValue.points,
          voucher: ownMoney(pointsValue.voucher),
          year: String(pointsValue.year),
          source: sourceLink('panel_payout'),
        })}
      </p>
      <PayStrip />
    </Part>
  );
}

/** Each reward by each length. A line sets apart the amounts that reach the wage named below the table. */
async function PayTable() {
  const t = await getTranslations('pay');
  const { rewards, minutes } = site.config.facts.payTable;
  const wage = site.config.facts.localPay.hourly;
  const money = moneyIn(site, await getLocale(), { decimals: true });
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
        {payTable(rewards, minutes).map(({ reward, hourly }, row, rows) => (
          <tr key={reward}>
            <th scope="row">{money(reward)}</th>
            {hourly.map((amount, index) => (
              <td
                key={minutes[index]}
                data-minutes={t('minutes', { minutes: minutes[index] })}
                data-wage={againstWage(wage, amount, rows[row - 1]?.hourly[index])}
              >
                {money(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether an amount reaches the wage, and does so first in its column: then the line runs above it. */
function againstWage(
  wage: number,
  amount: number,
  above = wage,
): 'reached' | 'reached first' | undefined {
  if (amount < wage) return undefined;
  return above < wage ? 'reached first' : 'reached';
}
