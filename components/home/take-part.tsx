import { getLocale, getTranslations } from 'next-intl/server';
import { sourceLink } from '@/components/ui/source-link';
import { articleFacts } from '@/lib/article-facts';
import { moneyIn } from '@/lib/money';
import { Part } from './part';

/** Age, residence, language and tax, in a sentence or two each. */
export async function TakePart() {
  const t = await getTranslations('take_part');
  const { youngest, tax } = articleFacts;
  const money = moneyIn(await getLocale(), { maximumFractionDigits: 0 });
  return (
    <Part id="take-part" title={t('title')}>
      <ul className="spaced list-disc ps-5 text-note marker:text-primary">
        <li>{t.rich('age', { age: youngest, source: sourceLink('panel_age') })}</li>
        <li>{t('residence')}</li>
        <li>{t('language')}</li>
        <li>
          {t.rich('tax', {
            trade: money(tax.trade),
            all: money(tax.all),
            source: sourceLink('tax'),
            second: sourceLink('tax_trade'),
          })}
        </li>
      </ul>
    </Part>
  );
}
