import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmailLink } from '@/components/ui/email-link';
import { textLinkClass } from '@/components/ui/text-link';
import { operatorOf, privacyEmail } from '@/lib/operators';
import { linkTo, settings } from '@/lib/site';
import { Sections } from './sections';

/** Every statement is true of this site as it is built: the one on the form depends on the settings. */
export async function PrivacyScreen() {
  const t = await getTranslations('pages.privacy');
  const locale = await getLocale();
  const operator = operatorOf(locale);
  const email = privacyEmail(operator);
  const facts = {
    operator: operator.company,
    email,
    mail: () => <EmailLink address={email} />,
    imprint: (chunks: ReactNode) => (
      <a href={linkTo({ locale, route: 'imprint' })} className={textLinkClass}>
        {chunks}
      </a>
    ),
    code: (chunks: ReactNode) => <code className="text-note">{chunks}</code>,
  };
  const form = settings.CONTACT_ENDPOINT ? 'text_connected' : 'text_unconnected';
  const section = (id: string, title: string, text: ReactNode) => ({ id, title, text });
  return (
    <Sections
      title={t('title')}
      intro={t('intro')}
      sections={[
        section(
          'controller',
          t('sections.controller.title'),
          t.rich('sections.controller.text', facts),
        ),
        section('no-tracking', t('sections.no_tracking.title'), t('sections.no_tracking.text')),
        section(
          'language-choice',
          t('sections.language_choice.title'),
          t.rich('sections.language_choice.text', facts),
        ),
        section('hosting', t('sections.hosting.title'), t('sections.hosting.text')),
        section(
          'partner-links',
          t('sections.partner_links.title'),
          t('sections.partner_links.text'),
        ),
        section(
          'contact-form',
          t('sections.contact_form.title'),
          t(`sections.contact_form.${form}`),
        ),
        section('rights', t('sections.rights.title'), t.rich('sections.rights.text', facts)),
        section('changes', t('sections.changes.title'), t('sections.changes.text')),
      ]}
    />
  );
}
