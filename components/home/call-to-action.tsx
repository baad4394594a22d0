import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PartnerLink } from '@/components/ui/partner-link';

/** The one card that stands out: to the partner's list. Above the button it says who pays, and beside it who chooses. */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="part stage">
      <div>
        <h2 className="text-h2 max-xl:pe-20">{t('title')}</h2>
        <p className="compact mt-1 md:max-xl:pe-32 lg:mt-2">{t('subtitle')}</p>
        <p className="compact mt-2 font-medium">{t('who_pays')}</p>
        <PartnerLink
          className={buttonClass(
            'accent',
            'mt-3 min-h-12 align-top focus-visible:outline-white max-sm:w-full lg:mt-6 xl:w-max xl:px-4',
          )}
        >
          {t('button')}
        </PartnerLink>
      </div>
      <p className="compact max-xl:mt-3 max-xl:max-w-measure">
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
      <Drawing
        name="list"
        className="self-center max-xl:absolute max-xl:end-4 max-xl:top-3 max-xl:w-14 md:max-xl:end-8 md:max-xl:top-8 md:max-xl:w-24 print:hidden"
      />
    </div>
  );
}
