import { Lock } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';

/** What this site does not do with its readers' data, and the way to its policy. */
export async function PrivacyMatters() {
  const t = await getTranslations('privacy_matters');
  const locale = await getLocale();
  return (
    <Section id="privacy-matters" title={t('title')}>
      <div className="card card-teal signed">
        <Lock className="text-secondary" />
        <div>
          <p>{t('text')}</p>
          <a
            href={linkTo(site, { locale, route: 'privacy' })}
            className={buttonClass('plain', 'mt-4')}
          >
            {t('button')}
          </a>
        </div>
      </div>
    </Section>
  );
}
