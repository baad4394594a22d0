import { getLocale, getTranslations } from 'next-intl/server';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { moneyIn } from '@/lib/messages/money';
import { Part } from './part';

/** Age, residence, language and tax, in a sentence or two each. */
export async function TakePart() {
  const t = await getTranslations('take_part');
  const { youngestAge, taxThresholds } = site.config.facts;
  const money = moneyIn(site, await getLocale());
  return (
    <Part id="take-part" title={t('title')}>
      <ul className="spaced compact ps-5 marker:text-primary">
        <li>{t.rich('age', { age: youngestAge, source: sourceLink('panel_age') })}</li>
        <li>{t('residence')}</li>
        <li>{t('language')}</li>
        <li>
          {t.rich('tax', {
            trade: money(taxThresholds.trade),
            all: money(taxThresholds.all),
            source: sourceLink('tax'),
          })}
        </li>
      </ul>
    </Part>
  );
}
