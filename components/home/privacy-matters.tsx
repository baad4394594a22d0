import { Lock } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { textLinkClass } from '@/components/ui/text-link';
import { linkTo } from '@/lib/site';

export async function PrivacyMatters() {
  const t = await getTranslations('privacy_matters');
  const locale = await getLocale();
  return (
    <section aria-labelledby="privacy-matters-title" className="page-width pt-band md:pt-band-wide">
      <div className="column">
        <Card surface="teal" className="flex gap-3">
          <Lock size={24} className="mt-0.5 shrink-0 text-secondary max-tight:hidden" />
          <div className="min-w-0">
            <h2 id="privacy-matters-title" className="text-h4">
              {t('title')}
            </h2>
            <p className="mt-1 text-note">
              {t('text')}{' '}
              <a href={linkTo({ locale, route: 'privacy' })} className={textLinkClass}>
                {t('button')}
              </a>
            </p>
          </div>
        </Card>
      </div>
    </section>
  );
}
