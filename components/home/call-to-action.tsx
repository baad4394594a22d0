import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';

/** The one card that stands out: to the partner's list. Above the button it says who pays, and beside it who chooses. */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="part below-text">
      <div className="stage">
        <h2>{t('title')}</h2>
        <p className="compact mt-1 lg:mt-2">{t('subtitle')}</p>
        <p className="compact mt-2 font-medium">{t('who_pays')}</p>
        <PartnerLink
          className={buttonClass(
            'accent',
            'mt-3 min-h-12 align-top focus-visible:outline-white max-sm:w-full lg:mt-5',
          )}
        >
          {t('button')}
        </PartnerLink>
        <p className="compact mt-3 lg:mt-5 md:text-note">
          {t.rich('who_chooses', {
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
    </div>
  );
}
