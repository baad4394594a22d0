import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Byline } from '@/components/ui/byline';
import { PartnerLink } from '@/components/ui/partner-link';
import { InShort } from './in-short';
import { SmallSurvey } from './small-survey';
import { UnknownPage } from './unknown-page';

/**
 * The first screen: the title, the article in short, the button to the partner, and a survey to
 * try.
 */
export async function Hero() {
  const t = await getTranslations();
  return (
    <div className="hero">
      <div className="hero-grid page-width">
        <div className="hero-head">
          <UnknownPage />
          <h1>{t('hero.title')}</h1>
          <Byline />
        </div>
        <div className="mb-4 md:mb-12">
          <InShort />
          <p className="my-3 lg:max-w-xl">{t('cta_section.disclosure')}</p>
          <PartnerLink className={buttonClass('accent')}>{t('cta_section.button')}</PartnerLink>
        </div>
        <SmallSurvey />
      </div>
    </div>
  );
}
