import { getTranslations } from 'next-intl/server';
import { Byline } from '@/components/ui/byline';
import { Chip } from '@/components/ui/chip';
import { fileUrl } from '@/lib/site';

export async function Hero() {
  const t = await getTranslations('hero');
  return (
    <div className="bg-linear-to-br from-primary-tint to-secondary-tint rtl:bg-linear-to-bl">
      <div className="page-width grid grid-cols-1 items-center gap-8 py-10 md:py-14 lg:grid-cols-[6fr_5fr]">
        <div>
          <Chip>{t('sponsored_label')}</Chip>
          <h1 className="mt-4 text-h1">{t('title')}</h1>
          <Byline />
        </div>
        {/* Around a bare picture, React's markup would put a preload that comes no sooner than the picture. */}
        <picture className="contents">
          <img
            src={fileUrl('/pictures/feature.svg')}
            alt={t('image_alt')}
            width={640}
            height={480}
            fetchPriority="high"
            className="mx-auto h-auto w-full rounded-card max-lg:max-w-lg"
          />
        </picture>
      </div>
    </div>
  );
}
