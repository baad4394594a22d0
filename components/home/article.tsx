import { Compass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Byline } from '@/components/ui/byline';
import { site } from '@/lib/current/site';
import { BothSides } from './both-sides';
import { CallToAction } from './call-to-action';
import { FiveTable } from './five-table';
import { HowItWorks } from './how-it-works';
import { Part } from './part';
import { Pay } from './pay';
import { ScamCard } from './scam-card';
import { TakePart } from './take-part';

/** The article proper: whom it is for, then part after part. */
export async function Article() {
  const t = await getTranslations('main_content');
  return (
    <div className="page-width band max-md:pt-4">
      <article>
        <div className="part beside">
          <div className="lg:pt-2.5">
            <Byline />
          </div>
          <p className="text-lead">{t('intro')}</p>
        </div>
        <Part title={t('question')}>
          <p>{t('explanation')}</p>
          <p>{t('easy_earning', site.config.facts.surveyMinutes)}</p>
          <p>{t('process')}</p>
          <aside className="break-inside-avoid rounded-card border border-transparent bg-secondary-tint px-4 py-3 md:p-6">
            <h3 className="flex items-start gap-2 text-h4">
              <Compass size={22} className="shrink-0 text-secondary" />
              {t('not_sure.title')}
            </h3>
            <p className="compact mt-1 ms-7.5 max-tight:ms-0">{t('not_sure.text')}</p>
          </aside>
        </Part>
        <Pay />
        <BothSides />
        <HowItWorks />
        {site.config.topFive.length > 0 && <FiveTable sites={site.config.topFive} />}
        <TakePart />
        <ScamCard />
        <CallToAction />
      </article>
    </div>
  );
}
