import { getTranslations } from 'next-intl/server';
import { Byline } from '@/components/ui/byline';
import { Drawing } from './drawing';

/** Title, byline and picture, and beside the picture the article's first paragraph. */
export async function Hero() {
  const t = await getTranslations('hero');
  const article = await getTranslations('main_content');
  return (
    <div className="bg-linear-to-br from-primary-tint to-secondary-tint rtl:bg-linear-to-bl">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 py-8 md:py-12 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <div className="lg:self-end">
          <span className="inline-block rounded-full border border-transparent bg-accent px-3 py-1 font-medium text-on-accent text-small">
            {t('sponsored_label')}
          </span>
          <h1 className="mt-4 text-h1">{t('title')}</h1>
          <Byline />
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
