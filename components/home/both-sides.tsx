import { getTranslations } from 'next-intl/server';
import { Signs } from '@/components/ui/signs';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';

const benefits = ['free', 'flexible', 'rewards', 'heard'] as const;

/** What speaks for surveys, then what speaks against them. */
export async function BothSides() {
  const t = await getTranslations();
  const against = (item: 'screened_out' | 'low_pay' | 'data' | 'minimum') =>
    t(`drawbacks.items.${item}`);
  return (
    <div className="part sides grid">
      <div>
        <h2 className="text-h2">{t('benefits.title')}</h2>
        <Signs
          sign="good"
          items={Object.fromEntries(benefits.map((item) => [item, t(`benefits.items.${item}`)]))}
        />
      </div>
      <div>
        <h2 className="text-h2">{t('drawbacks.title')}</h2>
        <Signs
          sign="bad"
          items={{
            screenedOut: against('screened_out'),
            lowPay: against('low_pay'),
            data: against('data'),
            expiry: t.rich('drawbacks.items.expiry', {
              months: site.config.facts.expiryMonths,
              source: sourceLink('panel_expiry'),
            }),
            minimum: against('minimum'),
          }}
        />
      </div>
    </div>
  );
}
