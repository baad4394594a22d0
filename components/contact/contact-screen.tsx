import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export async function ContactScreen() {
  const t = await getTranslations('pages.contact');
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} drawing="letter" />
      <div className="page-width band">
        <div className="stack beside contact-cards">
          <ContactDetails />
          <div className="card card-plain">
            <ContactForm />
          </div>
        </div>
      </div>
    </>
  );
}
