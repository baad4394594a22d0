import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { Card } from '@/components/ui/card';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export async function ContactScreen() {
  const t = await getTranslations('pages.contact');
  return (
    <div className="page-width py-10 md:py-14">
      <Breadcrumbs />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-4 max-w-article text-ink-quiet text-lead">{t('intro')}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 md:grid-cols-[2fr_3fr]">
        <ContactDetails />
        <Card>
          <h2 className="text-h3">{t('form.title')}</h2>
          <ContactForm />
        </Card>
      </div>
    </div>
  );
}
