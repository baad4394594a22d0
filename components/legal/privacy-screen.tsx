import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmailLink } from '@/components/ui/email-link';
import { textLinkClass } from '@/components/ui/text-link';
import { linkTo } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { countryName } from '@/lib/messages/country-name';
import { keysOf } from '@/lib/messages/keys';
import { companyOf, dataProtectionAuthority, privacyEmail } from '@/lib/site/companies';
import { pageRow } from '@/lib/site/pages';
import base from '@/messages/en.json';
import { Sections } from './sections';

const keys = keysOf(base.pages.privacy.sections);

/** The privacy policy. What it says of the contact form depends on the settings. */
export async function PrivacyScreen() {
  const t = await getTranslations('pages.privacy');
  const locale = await getLocale();
  const operator = companyOf(site, locale);
  const email = privacyEmail(operator);
  const { host } = site.config.facts;
  const facts = {
    operator: operator.company,
    email,
    mail: () => <EmailLink address={email} />,
    imprint: (chunks: ReactNode) => (
      <a href={linkTo(site, { locale, route: 'imprint' })} className={textLinkClass}>
        {chunks}
      </a>
    ),
    strong: (chunks: ReactNode) => <strong className="font-medium">{chunks}</strong>,
    days: site.config.facts.hostRecordDays,
    host: host.name,
    country: countryName(host.country, locale),
    basis: host.basis,
    authority: dataProtectionAuthority(operator),
    code: (chunks: ReactNode) => <code className="text-note">{chunks}</code>,
  };
  const form = site.settings.CONTACT_ENDPOINT ? 'text_connected' : 'text_unconnected';
  const textOf = (key: (typeof keys)[number]) => {
    if (key === 'contact_form') return t(`sections.contact_form.${form}`);
    const text = t.rich(`sections.${key}.text`, facts);
    return key === 'rights' ? [t.rich('sections.rights.objection', facts), '\n\n', text] : text;
  };
  return (
    <Sections
      title={t('title')}
      intro={t('intro')}
      drawing="lock"
      changedOn={pageRow(site, 'privacy').changedOn}
      sections={keys.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: textOf(key),
      }))}
    />
  );
}
