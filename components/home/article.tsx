import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { ArticlePart } from './article-part';
import { BothSides } from './both-sides';
import { CallToAction } from './call-to-action';
import { FiveTable } from './five-table';
import { HowItWorks } from './how-it-works';
import { NotSure } from './not-sure';
import { Pay } from './pay';
import { Process } from './process';

/** The article: whom it is for, its parts, the call to action, and the five if they are named. */
export async function Article() {
  const t = await getTranslations('main_content');
  return (
    <div className="page-width band">
      <article>
        <div className="part beside">
          <p className="text-lead">{t('intro')}</p>
        </div>
        <ArticlePart title={t('question')}>
          <p>{t('explanation')}</p>
        </ArticlePart>
        <Pay />
        <Process />
        <NotSure />
        <BothSides />
        <HowItWorks />
        <CallToAction />
        {site.config.topFive.length > 0 && <FiveTable sites={site.config.topFive} />}
      </article>
    </div>
  );
}
