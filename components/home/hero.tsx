import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { DateLine } from '@/components/ui/byline';
import { PartnerLink } from '@/components/ui/partner-link';
import { InShort } from './in-short';
import { SmallSurvey } from './small-survey';

/** The first screen: the title, the article in short, the way to the five, and a survey to try. */
export async function Hero() {
  const t = await getTranslations();
  return (
    <div className="hero">
      <div className="hero-grid page-width pt-4 md:pt-12">
        <div>
          <p
            hidden
            className="mb-4 rounded bg-card p-3 font-medium"
            data-unknown-page={t('unknown_page')}
          >
            {t('unknown_page')}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-ink-quiet text-tiny hyphens-none">
            <span className="ad-label">{t('hero.sponsored_label')}</span>
            <span className="dotted">
              <DateLine />
            </span>
          </p>
          <h1 className="mt-2 mb-3 text-h1 md:mt-4 md:mb-6">{t('hero.title')}</h1>
        </div>
        <div className="mb-4 md:mb-12">
          <InShort />
          <p className="mt-2.5 mb-2 text-small md:mt-4 md:mb-3 md:text-note lg:max-w-xl">
            {t('cta_section.disclosure')}
          </p>
          <PartnerLink className={buttonClass('accent', 'min-h-12 max-sm:w-full')}>
            {t('cta_section.button')}
          </PartnerLink>
        </div>
        <SmallSurvey />
      </div>
    </div>
  );
}
