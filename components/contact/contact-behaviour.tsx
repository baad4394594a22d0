import { getLocale, getTranslations } from 'next-intl/server';
import { sendTimeoutSeconds, simulatedSendMs } from '@/lib/figures';
import { operatorOf } from '@/lib/operators';
import { settings } from '@/lib/site';
import { contactFormId } from './contact-form';
import { FormBehaviour } from './form-behaviour';

/** Brings the contact form to life, with its texts. It draws nothing, and so need not stand in the screen. */
export async function ContactBehaviour() {
  const t = await getTranslations('pages.contact.form');
  const { email } = operatorOf(await getLocale());
  return (
    <FormBehaviour
      id={contactFormId}
      endpoint={settings.CONTACT_ENDPOINT}
      simulatedMs={simulatedSendMs}
      timeoutMs={sendTimeoutSeconds * 1000}
      texts={{
        idle: t('submit'),
        sending: t('submitting'),
        sent: t('success'),
        failed: t('failure', { email }),
        timedOut: t('timeout', { email, seconds: sendTimeoutSeconds }),
      }}
    />
  );
}
