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
      <div className="beside mt-5 items-start md:mt-8">
        <ContactDetails />
        <Card className="max-lg:mt-4">
          <h2 className="text-h3">{t('form.title')}</h2>
          <ContactForm />
        </Card>
      </div>
    </div>
  );
}
