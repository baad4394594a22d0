import { ArrowDown } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { site } from '@/lib/current/site';
import { moneyIn } from '@/lib/messages/money';
import { initialAnswer } from '@/lib/site/hourly-pay';

/**
 * The article in four lines, each a link to its part. The example of pay is what the sliders show
 * at first.
 */
export async function InShort() {
  const t = await getTranslations('in_short');
  const money = moneyIn(site, await getLocale());
  const { payTable, surveyMinutes } = site.config.facts;
  const { reward, length, hourly } = initialAnswer(payTable);
  const example = { reward: money(reward), minutes: length, hourly: money(hourly) };
  const rows = [
    ['pay', t('pay.label'), t('pay.text', example)],
    ['pay', t('cost.label'), t('cost.text')],
    ['pay', t('time.label'), t('time.text', surveyMinutes)],
    ['scams', t('scam.label'), t('scam.text')],
  ];
  return (
    <nav aria-label={t('title')} className="card card-plain short text-note lg:max-w-xl">
      <p aria-hidden="true" className="font-heading font-semibold text-h6">
        {t('title')}
      </p>
      <List>
        {rows.map(([id, label, text]) => (
          <li key={label}>
            <a href={`#${id}`} className="short-row">
              <b>
                {label}
                <span className="sr-only">{t('colon')}</span>
              </b>{' '}
              <span>{text}</span>
              <ArrowDown size={16} className="shrink-0 text-ink-quiet" />
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
