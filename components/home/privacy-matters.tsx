import { Lock } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PrivacyLink } from '@/components/ui/privacy-link';

export async function PrivacyMatters() {
  const t = await getTranslations('privacy_matters');
  return (
    <section className="page-width pt-6 md:pt-band-wide">
      <Card surface="teal" className="boxed-beside lg:px-10">
        <h2 className="flex items-start gap-2 text-h4">
          <Lock size={22} className="shrink-0 text-secondary" />
          {t('title')}
        </h2>
        <p className="compact mt-1 ms-7.5 max-tight:ms-0 lg:m-0">
          {t('text')} <PrivacyLink />
        </p>
      </Card>
    </section>
  );
}
