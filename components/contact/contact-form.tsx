import { TriangleAlert } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmailLink } from '@/components/ui/email-link';
import { OwnScript } from '@/components/ui/own-script';
import { linkTo } from '@/lib/address/links';
import { inlineScript, once } from '@/lib/bundling/bundle';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { sendTimeoutSeconds } from './send-message.client';

/** Runs the form. */
const contactFormScript = once(() => inlineScript('components/contact/contact-form.inline.ts'));

const phaseClasses = [
  'data-[phase=sending]:sr-only',
  'data-[phase=sent]:border-success data-[phase=sent]:bg-success-tint data-[phase=sent]:text-success',
  'data-[phase=failed]:border-danger data-[phase=failed]:bg-danger-tint data-[phase=failed]:text-danger',
  'data-[phase=timedOut]:border-danger data-[phase=timedOut]:bg-danger-tint data-[phase=timedOut]:text-danger',
].join(' ');

/**
 * The form. What became of a message stands above its fields, and gets the focus. Its script stands right behind it, so
 * that no press comes too early. Without JavaScript it posts to a configured endpoint by itself.
 */
export async function ContactForm() {
  const t = await getTranslations('pages.contact.form');
  const locale = await getLocale();
  const { email } = companyOf(site, locale);
  const endpoint = site.settings.CONTACT_ENDPOINT;
  return (
    <>
      <form
        id="contact-form"
        noValidate
        action={endpoint || undefined}
        // Unconnected and without JavaScript the form stays where it is, instead of putting what was
        // typed into the address.
        method={endpoint ? 'post' : 'dialog'}
        data-unconnected={endpoint ? undefined : ''}
        className="group mt-1"
      >
        {endpoint && <input type="hidden" name="lang" value={locale} />}
        {endpoint && (
          <input type="hidden" name="page" value={linkTo(site, { locale, route: 'contact' })} />
        )}
        {!endpoint && (
          <p className="signed mt-3 rounded border border-warning p-3 font-medium text-note">
            <TriangleAlert className="text-warning" />
            <span>
              {t.rich('unconnected', { email, mail: () => <EmailLink address={email} /> })}
            </span>
          </p>
        )}
        <p
          role="status"
          tabIndex={-1}
          data-phase="idle"
          data-sending={t('submitting')}
          data-sent={t('success')}
          data-failed={t('failure', { email })}
          data-timed-out={t('timeout', { email, seconds: sendTimeoutSeconds })}
          className={`mt-3 rounded border p-4 font-medium empty:sr-only ${phaseClasses}`}
        />
        <p className="mt-1 text-ink-quiet text-small">{t('required_note')}</p>
        <div className="mt-3 grid gap-4">
          <Field name="name" label={t('name')} autoComplete="name" />
          <Field name="email" label={t('email')} type="email" autoComplete="email" />
          <Field name="subject" label={t('subject')} />
          <Field name="message" label={t('message')} rows={8} />
          {endpoint && <Honeypot label={t('leave_empty')} />}
          <button
            type="submit"
            data-idle={t('submit')}
            data-sending={t('submitting')}
            className={buttonClass(endpoint ? 'solid' : 'plain', 'sm:justify-self-start')}
          >
            {t('submit')}
          </button>
        </div>
      </form>
      <OwnScript type="module" text={await contactFormScript()} />
    </>
  );
}
