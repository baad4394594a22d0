import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { moneyIn } from '@/lib/messages/money';
import {
  hourlyPay,
  initialAnswer,
  initialPosition,
  lowestReaching,
  payTable,
} from '@/lib/site/hourly-pay';
import { ArticlePart } from './article-part';
import { PayStrip } from './pay-strip';
import { strong } from './strong';

/** What surveys pay: in general, per hour, for single questions, and what one can buy for it. */
export async function Pay() {
  const t = await getTranslations();
  const locale = await getLocale();
  const {
    localPay,
    payTable: table,
    ratePerMinute,
    screenOutMinutes,
    surveyMinutes,
  } = site.config.facts;
  const { reward, length } = initialAnswer(table);
  const money = moneyIn(site, locale);
  const amountOf = moneyIn(site, locale, { decimals: true });
  return (
    <ArticlePart id="pay" title={t('main_content.easy_earning.title')}>
      <p>{t('main_content.easy_earning.text', surveyMinutes)}</p>
      <p>{t('pay.intro')}</p>
      <PayAnswer />
      <PayTable />
      <p className="pay-note">
        {t.rich('pay.comparison', {
          from: amountOf(lowestReaching(table, localPay.hourly)),
          hourly: money(localPay.hourly),
          since: longDate(site, localPay.since, locale),
          b: strong,
          source: sourceLink('local_pay'),
        })}
      </p>
      <p>
        {t('pay.how_to_use', {
          reward: money(reward),
          minutes: length,
          lost: screenOutMinutes,
          hourly: money(hourlyPay(reward, length + screenOutMinutes)),
        })}
      </p>
      {locale !== 'en' && <p>{t('pay.single_questions', ratePerMinute)}</p>}
      <PayStrip />
    </ArticlePart>
  );
}

/**
 * Two sliders, for a reward and a length, and the pay per hour that the table has for them. A
 * script (pay.client.ts) moves the answer along; without scripts, and on paper, the stylesheet
 * hides it.
 */
async function PayAnswer() {
  const t = await getTranslations('pay');
  const locale = await getLocale();
  const { localPay, payTable: table } = site.config.facts;
  const amountOf = moneyIn(site, locale, { decimals: true });
  const { reward, length, hourly } = initialAnswer(table);
  const rewards = table.rewards.map(amountOf);
  const lengths = table.minutes.map((minutes) => t('minutes', { minutes }));
  const values = {
    amount: amountOf(hourly),
    hourly: moneyIn(site, locale)(localPay.hourly),
    b: (chunks: ReactNode) => <b>{chunks}</b>,
  };
  return (
    <div className="card card-violet pay-answer">
      <Slider id="pay-reward" name={t('reward')} value={amountOf(reward)} texts={rewards} />
      <Slider
        id="pay-length"
        name={t('length')}
        value={t('minutes', { minutes: length })}
        texts={lengths}
      />
      <div role="status">
        <p id="pay-below" hidden={hourly >= localPay.hourly}>
          {t.rich('below', values)}
        </p>
        <p id="pay-reached" hidden={hourly < localPay.hourly}>
          {t.rich('reached', values)}
        </p>
      </div>
    </div>
  );
}

type SliderProps = { id: string; name: string; value: string; texts: readonly string[] };

/** A slider whose positions are the texts. The first and the last are written below its ends. */
function Slider({ id, name, value, texts }: SliderProps) {
  return (
    <label>
      <span>{name}</span>
      <b aria-hidden="true" className="font-medium">
        {value}
      </b>
      <input
        type="range"
        id={id}
        max={texts.length - 1}
        defaultValue={initialPosition(texts)}
        aria-valuetext={value}
        autoComplete="off"
      />
      <small aria-hidden="true">{texts[0]}</small>
      <small aria-hidden="true">{texts.at(-1)}</small>
    </label>
  );
}

/**
 * The pay per hour for each reward and length. A line sets apart the amounts that reach the wage
 * named below the table.
 */
async function PayTable() {
  const t = await getTranslations('pay');
  const { rewards, minutes } = site.config.facts.payTable;
  const wage = site.config.facts.localPay.hourly;
  const money = moneyIn(site, await getLocale(), { decimals: true });
  return (
    <table id="pay-table" className="pay">
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

/**
 * Whether an amount reaches the wage, and the one above it in its column does not: then the line
 * runs between them.
 */
function againstWage(
  wage: number,
  amount: number,
  above = wage,
): 'reached' | 'reached first' | undefined {
  if (amount < wage) return undefined;
  return above < wage ? 'reached first' : 'reached';
}
