import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { operatorOf } from '@/lib/operators';
import { settings } from '@/lib/site';
import { Field } from './field';
import { Honeypot } from './honeypot';

export const contactFormId = 'contact-form';

/** The form as plain HTML, which posts to a configured endpoint by itself; `ContactBehaviour` brings it to life. */
export async function ContactForm() {
  const t = await getTranslations('pages.contact.form');
  const { email } = operatorOf(await getLocale());
  const failed = t('failure', { email });
  const endpoint = settings.CONTACT_ENDPOINT;
  return (
    <form
      id={contactFormId}
      noValidate
      action={endpoint || undefined}
      // Unconnected and without JavaScript the form stays where it is, instead of putting what was
      // typed into the address.
      method={endpoint ? 'post' : 'dialog'}
      className="mt-6"
    >
      <div className="space-y-5">
        <Field name="name" label={t('name')} autoComplete="name" />
        <Field name="email" label={t('email')} type="email" autoComplete="email" />
        <Field name="subject" label={t('subject')} />
        <Field name="message" label={t('message')} rows={8} />
        {endpoint && <Honeypot label={t('leave_empty')} />}
        <button
          type="submit"
          className={buttonClass(
            'solid',
            'w-full sm:w-auto in-data-[pressed]:cursor-progress in-data-[pressed]:opacity-60',
          )}
        >
          {t('submit')}
        </button>
      </div>
      <p
        role="status"
        data-failure={failed}
        className="mt-5 rounded p-4 font-medium data-[phase=sent]:bg-success-tint data-[phase=sent]:text-success data-[phase=failed]:bg-danger-tint data-[phase=failed]:text-danger data-[phase=timedOut]:bg-danger-tint data-[phase=timedOut]:text-danger data-[phase=sending]:sr-only empty:sr-only"
      />
    </form>
  );
}
