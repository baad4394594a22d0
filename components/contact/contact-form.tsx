import { TriangleAlert } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmailLink } from '@/components/ui/email-link';
import { OwnScript } from '@/components/ui/own-script';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { linkTo } from '@/lib/address/links';
import { inlineScript, once } from '@/lib/bundling/bundle';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { sendTimeoutSeconds } from './send-message.client';

const contactFormScript = once(() => inlineScript('components/contact/contact-form.inline.ts'));

const phaseClasses = [
  'data-[phase=sending]:sr-only',
  'data-[phase=sent]:border-success data-[phase=sent]:bg-success-tint data-[phase=sent]:text-success',
  'data-[phase=failed]:border-danger data-[phase=failed]:bg-danger-tint data-[phase=failed]:text-danger',
  'data-[phase=timedOut]:border-danger data-[phase=timedOut]:bg-danger-tint data-[phase=timedOut]:text-danger',
].join(' ');

/**
 * The contact form. A line above the fields says what became of a message, and gets the focus. The script follows the form
 * at once, so that it runs before anybody can press the button. Without JavaScript the browser posts to the endpoint, if
 * one is configured.
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
        // Without an endpoint and without JavaScript, `dialog` keeps the browser from putting what was typed into the
        // address.
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
          className={`mt-3 scroll-mt-20 rounded border p-4 font-medium empty:sr-only ${phaseClasses}`}
        />
        <p className="mt-3 text-ink-quiet text-small">{t('required_note')}</p>
        <div className="mt-3 grid grid-cols-1 gap-4 md:gap-5">
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <Field name="name" label={t('name')} autoComplete="name" />
            <Field name="email" label={t('email')} type="email" autoComplete="email" />
          </div>
          <Field name="subject" label={t('subject')} />
          <Field name="message" label={t('message')} rows={5} />
          {endpoint && <Honeypot label={t('leave_empty')} />}
          <p className="text-small">
            <PrivacyLink />
          </p>
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
