import { getLocale, getTranslations } from 'next-intl/server';
import { Chip } from '@/components/ui/chip';
import { Monogram } from '@/components/ui/monogram';
import { publishedOn, readingMinutes } from '@/lib/figures';
import { longDate } from '@/lib/long-date';
import { settings } from '@/lib/site';
import { Drawing } from './drawing';

/** Title, byline and picture, and beside the picture the article's first paragraph. */
export async function Hero() {
  const t = await getTranslations('hero');
  const article = await getTranslations('main_content');
  const siteName = settings.SITE_NAME;
  return (
    <div className="bg-linear-to-br from-primary-tint to-secondary-tint rtl:bg-linear-to-bl">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <div className="lg:self-end">
          <Chip>{t('sponsored_label')}</Chip>
          <h1 className="mt-4 text-h1">{t('title')}</h1>
          <div className="mt-6 flex items-center gap-3 text-ink-quiet text-note">
            <Monogram name={siteName} />
            <p className="hyphens-none">
              <span className="block font-medium text-ink">{t('author', { siteName })}</span>
              <time dateTime={publishedOn} className="inline-block">
                {t('date', { date: longDate(publishedOn, await getLocale()) })}
              </time>
              <span className="max-sm:hidden"> · </span>
              <span className="inline-block max-sm:block">
                {t('read_time', { minutes: readingMinutes })}
              </span>
            </p>
          </div>
        </div>
        <Drawing
          name="feature"
          label={t('image_alt')}
          className="mx-auto w-full max-lg:max-w-lg lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center"
        />
        <p className="text-lead">{article('intro')}</p>
      </div>
    </div>
  );
}
