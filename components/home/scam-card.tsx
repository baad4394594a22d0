import { CircleDollarSign, IdCard, KeyRound, MessageSquareMore } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { List } from '@/components/ui/list';
import { sourceLink } from '@/components/ui/source-link';
import { textLinkClass } from '@/components/ui/text-link';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { inWords } from '@/lib/messages/money';
import { Part } from './part';

const tiles = [
  ['fee', CircleDollarSign],
  ['singpass', KeyRound],
  ['otp', MessageSquareMore],
  ['nric', IdCard],
] as const;

/** How such a scam goes, what gives it away, and what to do, in this order. */
export async function ScamCard() {
  const t = await getTranslations('scams');
  const locale = await getLocale();
  const { jobScams, phoneNumbers: calls } = site.config.facts;
  const call = (number: string) => (chunks: ReactNode) => (
    <a href={`tel:${number}`} className={`${textLinkClass} py-1`}>
      {chunks}
    </a>
  );
  return (
    <>
      <Part id="scams" title={t('title')}>
        <p>{t('what_happens')}</p>
        <p>
          {t.rich('figures', {
            until: longDate(site, jobScams.until, locale),
            cases: jobScams.cases,
            lost: inWords(site, locale, jobScams.lost),
            source: sourceLink('job_scams'),
          })}
        </p>
      </Part>
      <div id="scam-signs" className="part scam">
        <div>
          <h3 className="text-h3 lg:text-[1.375rem]">{t('leave')}</h3>
          <List className="scam-tiles">
            {tiles.map(([tile, Icon]) => (
              <li key={tile}>
                <span className="no-entry">
                  <Icon size={36} />
                </span>
                <span className="min-w-0">{t(`tiles.${tile}`)}</span>
              </li>
            ))}
          </List>
        </div>
        <p className="compact font-medium">{t('rule')}</p>
        <div className="scam-act compact boxed-beside">
          <h3 className="text-h4 lg:text-h3">{t('act')}</h3>
          <ol>
            <li>{t('steps.stop')}</li>
            <li>{t('steps.bank')}</li>
            <li>
              {t.rich('steps.helpline', {
                helpline: calls.helpline,
                call: (chunks) => (
                  <b className="font-medium text-[1.125em]">{call(calls.helpline)(chunks)}</b>
                ),
              })}
            </li>
            <li>
              {t.rich('steps.police', { emergency: calls.emergency, call: call(calls.emergency) })}
            </li>
          </ol>
        </div>
      </div>
    </>
  );
}
