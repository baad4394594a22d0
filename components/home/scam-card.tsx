import { CircleDollarSign, FileDown, IdCard, KeyRound, Landmark } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { List } from '@/components/ui/list';
import { sourceLink } from '@/components/ui/source-link';
import { Subsection } from '@/components/ui/subsection';
import { textLinkClass } from '@/components/ui/text-link';
import { site } from '@/lib/current/site';
import { longDate } from '@/lib/messages/dates';
import { inWords } from '@/lib/messages/money';
import { dialable } from '@/lib/site/companies';

const tiles = [
  ['fee', CircleDollarSign],
  ['singpass', KeyRound],
  ['otp', Landmark],
  ['nric', IdCard],
  ['app', FileDown],
] as const;

/** How scams with surveys work, what gives them away, and what to do. */
export async function ScamCard() {
  const t = await getTranslations('scams');
  const locale = await getLocale();
  const { jobScams, phoneNumbers: calls } = site.config.facts;
  const call = (number: string) => (chunks: ReactNode) => (
    <a href={`tel:${dialable(number)}`} className={`${textLinkClass} py-1`}>
      {chunks}
    </a>
  );
  return (
    <Subsection id="scams" title={t('title')}>
      <p>{t('what_happens')}</p>
      <p>
        {t.rich('figures', {
          until: longDate(site, jobScams.until, locale),
          cases: jobScams.cases,
          lost: inWords(site, locale, jobScams.lost),
          source: sourceLink('job_scams'),
        })}
      </p>
      <p>{t.rich('singpass', { source: sourceLink('singpass_scam') })}</p>
      <div id="scam-signs" className="card scam">
        <h4 className="text-h5">{t('leave')}</h4>
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
        <p className="font-medium">{t('rule')}</p>
        <p className="mt-2">{t.rich('law', { source: sourceLink('nric') })}</p>
        <div className="scam-act">
          <h4 className="text-h6">{t('act')}</h4>
          <ol>
            <li>{t('steps.stop')}</li>
            <li>{t('steps.bank')}</li>
            <li>
              {t.rich('steps.singpass', {
                helpdesk: calls.singpass.replaceAll(' ', '\u00a0'),
                call: call(calls.singpass),
              })}
            </li>
            <li>
              {t.rich('steps.helpline', {
                helpline: calls.helpline,
                call: call(calls.helpline),
                number: (chunks) => <b>{chunks}</b>,
              })}
            </li>
            <li>
              {t.rich('steps.police', { emergency: calls.emergency, call: call(calls.emergency) })}
            </li>
          </ol>
        </div>
      </div>
    </Subsection>
  );
}
