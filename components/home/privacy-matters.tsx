import { Lock } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';

/** What this site does not do with its readers' data, and the way to its policy. */
export async function PrivacyMatters() {
  const t = await getTranslations('privacy_matters');
  const locale = await getLocale();
  return (
    <section id="privacy-matters" className="page-width pt-6 md:pt-band-wide">
      <Card surface="teal" className="boxed-beside lg:px-10">
        <h2 className="flex items-start gap-2 text-h6">
          <Lock size={22} className="shrink-0 text-secondary" />
          {t('title')}
        </h2>
        <div className="mt-1 lg:m-0">
          <p className="compact">{t('text')}</p>
          <a
            href={linkTo(site, { locale, route: 'privacy' })}
            className={buttonClass('plain', 'mt-3 max-sm:w-full')}
          >
            {t('button')}
          </a>
        </div>
      </Card>
    </section>
  );
}
