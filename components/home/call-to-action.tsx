import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PartnerLink } from '@/components/ui/partner-link';

/** The one card that stands out: to the partner's list, and under the button who chooses and who pays. */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="part stage">
      <div>
        <h2 className="text-h2">{t('title')}</h2>
        <p className="compact mt-1 lg:mt-2">{t('subtitle')}</p>
      </div>
      <div className="max-lg:mt-3">
        <PartnerLink
          className={buttonClass('accent', 'min-h-12 focus-visible:outline-white max-sm:w-full')}
        >
          {t('button')}
        </PartnerLink>
        <p className="compact mt-3 lg:mt-4">
          {t.rich('who_pays', {
            choose: (chunks) => (
              <a
                href="#how-we-choose"
                className="underline underline-offset-4 focus-visible:outline-white"
              >
                {chunks}
              </a>
            ),
          })}
        </p>
      </div>
      <Drawing name="list" className="hidden self-end lg:-mb-10 lg:block print:hidden" />
    </div>
  );
}
