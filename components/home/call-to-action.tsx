import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';

/**
 * The card with the button to the partner's list. Above the button it says who pays, and below it
 * who chooses the sites.
 */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="part beside">
      <div className="card call-to-action">
        <h2 className="text-h4">{t('title')}</h2>
        <p>{t('subtitle')}</p>
        <p className="font-medium">{t('who_pays')}</p>
        <PartnerLink className={buttonClass('accent')}>{t('button')}</PartnerLink>
        <p>
          {t.rich('who_chooses', {
            choose: (chunks) => <a href="#how-we-choose">{chunks}</a>,
          })}
        </p>
      </div>
    </div>
  );
}
