import { getTranslations } from 'next-intl/server';
import { Signs } from '@/components/ui/signs';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { Part } from './part';

const benefits = ['free', 'flexible', 'rewards', 'heard'] as const;

/** What speaks for surveys, then what speaks against them. */
export async function BothSides() {
  const t = await getTranslations();
  const against = (item: 'screened_out' | 'low_pay' | 'data' | 'minimum') =>
    t(`drawbacks.items.${item}`);
  return (
    <>
      <Part title={t('benefits.title')} paired>
        <Signs
          sign="good"
          items={Object.fromEntries(benefits.map((item) => [item, t(`benefits.items.${item}`)]))}
        />
      </Part>
      <Part title={t('drawbacks.title')} paired>
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
      </Part>
    </>
  );
}
