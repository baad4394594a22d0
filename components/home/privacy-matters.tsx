import { Lock } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IconBadge } from '@/components/ui/icon-badge';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';

export async function PrivacyMatters() {
  const t = await getTranslations('privacy_matters');
  const locale = await getLocale();
  return (
    <section aria-labelledby="privacy-matters-title" className="page-width pt-14 md:pt-20">
      <Card surface="teal" className="flex flex-col gap-6 lg:flex-row lg:items-center">
        <IconBadge icon={Lock} onTint />
        <div className="grow">
          <h2 id="privacy-matters-title" className="text-h4">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-article">{t('text')}</p>
        </div>
        <a
          href={linkTo(site, { locale, route: 'privacy' })}
          className={buttonClass('outline', 'shrink-0 max-lg:self-start')}
        >
          {t('button')}
        </a>
      </Card>
    </section>
  );
}
