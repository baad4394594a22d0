import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PartnerLink } from '@/components/ui/partner-link';

/** The one card that stands out: to the partner's list, and beside the button who chooses and who pays. */
export async function CallToAction() {
  const t = await getTranslations('cta_section');
  return (
    <div className="part stage">
      <div>
        <h2 className="text-h2">{t('title')}</h2>
        <p className="compact mt-1 lg:mt-2">{t('subtitle')}</p>
        <PartnerLink
          className={buttonClass(
            'accent',
            'mt-3 min-h-12 align-top focus-visible:outline-white max-sm:w-full lg:mt-6 xl:w-max xl:px-4 xl:text-note',
          )}
        >
          {t('button')}
        </PartnerLink>
      </div>
      <p className="compact max-xl:mt-3 max-xl:max-w-measure">
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
      <Drawing name="list" className="hidden self-center xl:block print:hidden" />
    </div>
  );
}
