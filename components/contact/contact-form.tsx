import { CircleCheck, TriangleAlert } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmailLink } from '@/components/ui/email-link';
import { OwnScript } from '@/components/ui/own-script';
import { PrivacyLink } from '@/components/ui/privacy-link';
import { linkTo } from '@/lib/address/links';
import { inlineScript, memoizeForBuild } from '@/lib/bundling/bundle';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import { isLocalHost } from '@/lib/site/settings-rules';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { type Phase, sendTimeoutSeconds } from './send-message.client';

const contactFormScript = memoizeForBuild((isConnected: boolean) =>
  inlineScript('components/contact/contact-form.inline.ts', { CONNECTED: isConnected }),
);

/**
 * The reasons that the form has words for, with their codes: see
 * examples/contact-endpoint/README.md.
 */
const reasons = [
  ['empty', 'REQUIRED_FIELD_EMPTY REQUIRED_FIELD_MISSING'],
  ['email', 'TYPE_EMAIL'],
  ['too_long', 'TOO_LONG'],
  ['other', ''],
] as const;

/**
 * The contact form. A line above the fields says what became of a message. The script follows the
 * form at once, so that it runs before anybody can press the button. Without JavaScript the browser
 * posts to the endpoint, if one is configured. Without an endpoint the form only pretends to send,
 * and says so where the site is published.
 */
export async function ContactForm() {
  const t = await getTranslations('pages.contact.form');
  const locale = await getLocale();
  const { email } = companyOf(site, locale);
  const { CONTACT_ENDPOINT: endpoint, SITE_URL } = site.settings;
  const isDemonstration = !endpoint && !isLocalHost(new URL(SITE_URL).hostname);
  return (
    <>
      <form
        id="contact-form"
        // Where nothing is sent, nothing is enforced.
        noValidate={!endpoint}
        action={endpoint || undefined}
        // Without an endpoint and without JavaScript, `dialog` keeps the browser from putting what
        // was typed into the address.
        method={endpoint ? 'post' : 'dialog'}
      >
        {/* Disabled as a group: at a reload, browsers restore that state of single fields. */}
        <fieldset className="min-w-0">
          <legend>
            <h2 className="text-h5">{t('title')}</h2>
          </legend>
          {isDemonstration && (
            <p className="signed form-alert">
              <TriangleAlert className="text-warning" />
              <span>
                {t.rich('demonstration', { email, mail: () => <EmailLink address={email} /> })}
              </span>
            </p>
          )}
          <p
            role="status"
            tabIndex={-1}
            data-phase="idle"
            className="signed form-alert form-status"
          />
          {/* What the status says in each phase. */}
          <p hidden data-alert="idle" />
          <p hidden data-alert="sending">
            {t('submitting')}
          </p>
          <p hidden data-alert="sent">
            <CircleCheck className="text-success" />
            <span>{t('success')}</span>
          </p>
          {endpoint && <Refusals email={email} />}
          <div className="form-fields stack mt-3">
            <p className="required-note text-ink-quiet text-small">{t('required_note')}</p>
            <Field name="name" label={t('name')} autoComplete="name" />
            <Field name="email" label={t('email')} type="email" autoComplete="email" />
            <Field name="subject" label={t('subject')} />
            <Field name="message" label={t('message')} rows={8} />
            {endpoint && (
              <Sent endpoint={endpoint} page={linkTo(site, { locale, route: 'contact' })} />
            )}
            {endpoint && <Honeypot label={t('leave_empty')} />}
            <p>
              {endpoint && `${t('use')} `}
              <PrivacyLink />
            </p>
            <button
              type="submit"
              data-idle={t('submit')}
              data-sending={t('submitting')}
              className={buttonClass('solid', 'sm:justify-self-start')}
            >
              {t('submit')}
            </button>
          </div>
        </fieldset>
      </form>
      <OwnScript type="module" text={await contactFormScript(Boolean(endpoint))} />
    </>
  );
}

type SentProps = { endpoint: string; page: string };

/**
 * Hidden fields: the page that the visitor is on, and each parameter of the endpoint's address,
 * because some form services want to read their key in the message.
 */
function Sent({ endpoint, page }: SentProps) {
  const values = [...new URL(endpoint).searchParams, ['page', page]];
  return values.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** What the form says when a message was not sent, and why a field was refused. */
async function Refusals({ email }: { email: string }) {
  const t = await getTranslations('pages.contact.form');
  const address = { email, mail: () => <EmailLink address={email} /> };
  return (
    <>
      <NotSent phase="failed">{t.rich('failure', address)}</NotSent>
      <NotSent phase="timedOut">
        {t.rich('timeout', { ...address, seconds: sendTimeoutSeconds })}
      </NotSent>
      <NotSent phase="refused">{t('refused')}</NotSent>
      {reasons.map(([reason, codes]) => (
        <p key={reason} hidden data-codes={codes}>
          {t(`reasons.${reason}`)}
        </p>
      ))}
    </>
  );
}

type NotSentProps = { phase: Phase; children: ReactNode };

/** What the status says if a message was not sent. */
function NotSent({ phase, children }: NotSentProps) {
  return (
    <p hidden data-alert={phase}>
      <TriangleAlert className="text-danger" />
      <span>{children}</span>
    </p>
  );
}
