import { ArrowDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { site } from '@/lib/current/site';

/** The article in four lines, each of which leads to its part. */
export async function InShort() {
  const t = await getTranslations('in_short');
  const rows = [
    ['pay', t('pay.label'), t('pay.text')],
    ['how-it-works', t('cost.label'), t('cost.text')],
    ['pay', t('time.label'), t('time.text', site.config.facts.surveyMinutes)],
    ['scams', t('scam.label'), t('scam.text')],
  ];
  return (
    <nav aria-label={t('title')} className="short">
      <p
        aria-hidden="true"
        className="px-3.5 pt-2 pb-1 font-heading md:py-2.5 font-semibold text-small md:text-note"
      >
        {t('title')}
      </p>
      <List>
        {rows.map(([id, label, text]) => (
          <li key={label}>
            <a href={`#${id}`} className="short-row">
              <b>
                {label}
                <span className="sr-only">:</span>
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
