import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { Card } from '@/components/ui/card';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export async function ContactScreen() {
  const t = await getTranslations('pages.contact');
  return (
    <div className="page-width page-start">
      <Breadcrumbs />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-2 max-w-article text-ink-quiet">{t('intro')}</p>
      <div className="mt-5 grid grid-cols-1 items-start gap-4 md:mt-8 md:grid-cols-[2fr_3fr] md:gap-6">
        <ContactDetails />
        <Card>
          <h2 className="text-h3">{t('form.title')}</h2>
          <ContactForm />
        </Card>
      </div>
    </div>
  );
}
