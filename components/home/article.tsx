import { getLocale, getTranslations } from 'next-intl/server';
import { Callout } from '@/components/ui/callout';
import { CheckedList } from '@/components/ui/checked-list';
import { site } from '@/lib/current/site';
import { CallToAction } from './call-to-action';
import { Steps } from './steps';

const benefits = ['free', 'flexible', 'rewards', 'heard'] as const;

/** The article proper, in one column. */
export async function Article() {
  const t = await getTranslations();
  return (
    <div className="page-width py-12 md:py-16">
      <article className="mx-auto max-w-article space-y-6">
        <p className="border-primary border-s-4 py-1 ps-5 font-heading font-semibold text-balance text-h4 text-primary-strong">
          {t('main_content.question')}
        </p>
        <p>{t('main_content.explanation')}</p>
        <p>{t('main_content.easy_earning', site.config.facts.surveyMinutes)}</p>
        <Pay />
        <p>{t('main_content.process')}</p>
        <Callout title={t('main_content.not_sure.title')}>
          {t('main_content.not_sure.text')}
        </Callout>
        <h2 className="pt-6 text-h3">{t('benefits.title')}</h2>
        <CheckedList items={benefits.map((item) => t(`benefits.items.${item}`))} />
        <h2 className="pt-6 text-h3">{t('how_it_works.title')}</h2>
        <Steps />
        <h2 className="pt-6 text-h3">{t('main_content.scams.title')}</h2>
        <p>{t('main_content.scams.text')}</p>
        <CallToAction />
      </article>
    </div>
  );
}

/** What surveys pay: English only says that it varies, every other language names the rate as well. */
async function Pay() {
  const t = await getTranslations('main_content');
  const namesRate = (await getLocale()) !== 'en';
  return (
    <>
      {namesRate && <p>{t('pay_per_minute', site.config.facts.ratePerMinute)}</p>}
      <p>{t('pay_varies')}</p>
    </>
  );
}
