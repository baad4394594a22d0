import { getLocale, getTranslations } from 'next-intl/server';
import { externalLink } from '@/components/ui/external-link';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { moneyIn } from '@/lib/messages/money';
import { ArticlePart } from './article-part';
import { strong } from './strong';

const stages = ['invitations', 'screened_out', 'payout'] as const;

/** What happens between an invitation and the money, and who can take part. */
export async function Process() {
  const t = await getTranslations('main_content.process');
  return (
    <ArticlePart title={t('title')}>
      {stages.map((stage) => (
        <p key={stage}>{t.rich(stage, { b: strong })}</p>
      ))}
      <TakePart />
    </ArticlePart>
  );
}

/** Who can take part: age, residence, passes, language and tax. */
async function TakePart() {
  const t = await getTranslations('take_part');
  const { manpowerMinistryUrl, taxThresholds } = site.config.facts;
  const money = moneyIn(site, await getLocale());
  return (
    <div id="take-part">
      <h3 className="text-h5">{t('title')}</h3>
      <ul className="spaced mt-2 ps-5 bullets">
        <li>{t.rich('age', { b: strong })}</li>
        <li>{t.rich('residence', { b: strong })}</li>
        <li>{t.rich('passes', { b: strong, mom: externalLink(manpowerMinistryUrl) })}</li>
        <li>{t.rich('language', { b: strong })}</li>
        <li>
          {t.rich('tax', {
            b: strong,
            trade: money(taxThresholds.trade),
            all: money(taxThresholds.all),
            source: sourceLink('tax'),
          })}
        </li>
      </ul>
    </div>
  );
}
