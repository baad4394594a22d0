import { CircleCheck, TriangleAlert } from 'lucide-react';
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

/**
 * The line that says what became of the message: red, or teal once it has gone, and unseen until then. Its scroll margin is
 * that of the header and of the heading above, so that both are seen with it.
 */
const statusClass =
  'signed mt-3 scroll-mt-32 rounded border border-danger bg-danger-tint p-4 font-medium empty:sr-only data-[phase=sending]:sr-only data-[phase=sent]:border-secondary data-[phase=sent]:bg-secondary-tint';

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
        <p role="status" tabIndex={-1} data-phase="idle" className={statusClass} />
        {/* What the status says in each phase. */}
        <p hidden data-told="idle" />
        <p hidden data-told="sending">
          {t('submitting')}
        </p>
        <p hidden data-told="sent">
          <CircleCheck className="text-secondary" />
          <span>{t('success')}</span>
        </p>
        <NotSent phase="failed" text={t('failure', { email })} email={email} />
        <NotSent
          phase="timedOut"
          text={t('timeout', { email, seconds: sendTimeoutSeconds })}
          email={email}
        />
        <p className="mt-3 text-ink-quiet text-small group-has-data-[phase=sent]:hidden">
          {t('required_note')}
        </p>
        <div className="mt-3 grid grid-cols-1 gap-4 md:gap-5">
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            <Field name="name" label={t('name')} autoComplete="name" />
            <Field name="email" label={t('email')} type="email" autoComplete="email" />
          </div>
          <Field name="subject" label={t('subject')} />
          <Field name="message" label={t('message')} rows={5} />
          {endpoint && <Honeypot label={t('leave_empty')} />}
          <button
            type="submit"
            data-idle={t('submit')}
            data-sending={t('submitting')}
            className={buttonClass(endpoint ? 'solid' : 'plain', 'sm:justify-self-start')}
          >
            {t('submit')}
          </button>
          <p className="text-small">
            {endpoint && `${t('use')} `}
            <PrivacyLink />
          </p>
        </div>
      </form>
      <OwnScript type="module" text={await contactFormScript()} />
    </>
  );
}

type NotSentProps = { phase: 'failed' | 'timedOut'; text: string; email: string };

/** Why a message has not gone, with the address to write to as a link. */
function NotSent({ phase, text, email }: NotSentProps) {
  const [before, after] = text.split(email);
  return (
    <p hidden data-told={phase}>
      <TriangleAlert className="text-danger" />
      <span>
        {before}
        <EmailLink address={email} />
        {after}
      </span>
    </p>
  );
}
