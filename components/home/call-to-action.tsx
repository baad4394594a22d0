import { ExternalLink } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';

/** The one card that stands out: to the partner's list, with its disclosure under the button. */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="mt-12 rounded-card border border-transparent bg-stage p-6 text-center text-white shadow-lifted md:p-10">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="mt-3 text-balance">{t('subtitle')}</p>
      <PartnerLink className={buttonClass('accent', 'mt-6')}>
        {t('button')}
        <ExternalLink size={20} className="shrink-0 rtl:-scale-x-100" />
      </PartnerLink>
      <p className="mt-3 text-balance text-note">{t('disclosure')}</p>
    </div>
  );
}
