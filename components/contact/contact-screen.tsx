import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { Card } from '@/components/ui/card';
import { sendTimeoutSeconds, simulatedSendMs } from '@/lib/figures';
import { operatorOf } from '@/lib/operators';
import { settings } from '@/lib/site';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export function ContactScreen() {
  const t = useTranslations('pages.contact');
  const { email } = operatorOf(useLocale());
  return (
    <div className="mx-auto max-w-page px-4 py-10 md:px-8 md:py-14">
      <Breadcrumbs />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-4 max-w-article text-ink-quiet text-lead">{t('intro')}</p>
      <div className="mt-8 grid items-start gap-6 md:grid-cols-[2fr_3fr]">
        <ContactDetails />
        <Card>
          <h2 className="text-h4">{t('form.title')}</h2>
          <ContactForm
            endpoint={settings.CONTACT_ENDPOINT}
            simulatedMs={simulatedSendMs}
            timeoutMs={sendTimeoutSeconds * 1000}
            texts={{
              name: t('form.name'),
              email: t('form.email'),
              subject: t('form.subject'),
              message: t('form.message'),
              submit: t('form.submit'),
              submitting: t('form.submitting'),
              sent: t('form.success'),
              failed: t('form.failure', { email }),
              timedOut: t('form.timeout', { email, seconds: sendTimeoutSeconds }),
            }}
          />
        </Card>
      </div>
    </div>
  );
}
