import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { EmailLink } from '@/components/ui/email-link';
import { NewTabHint } from '@/components/ui/new-tab-hint';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { textLinkClass } from '@/components/ui/text-link';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import { Entry } from './entries';
import { GermanEntries } from './german-entries';
import { SingaporeEntries } from './singapore-entries';

/** Who runs the site: everything that the operator's country wants a legal notice to state. */
export async function ImprintScreen() {
  const t = await getTranslations('pages.imprint');
  const operator = companyOf(site, await getLocale());
  const bodies = (chunks: ReactNode) => (
    <a
      href={site.config.facts.disputeResolutionUrl}
      rel="noopener"
      target="_blank"
      className={textLinkClass}
    >
      {chunks}
      <NewTabHint />
    </a>
  );
  return (
    <div className="page-width py-10 md:py-14">
      <div className="max-w-article">
        <Breadcrumbs />
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-4 text-ink-quiet text-lead">{t('intro')}</p>
        <Entry title={t('company')}>
          <PostalAddress />
        </Entry>
        <Entry title={t('contact')}>
          <PhoneLink number={operator.phone} />
          <br />
          <EmailLink address={operator.email} />
        </Entry>
        {operator.country === 'SG' ? (
          <SingaporeEntries operator={operator} />
        ) : (
          <GermanEntries operator={operator} />
        )}
        <Entry title={t('dispute.title')}>{t.rich('dispute.text', { link: bodies })}</Entry>
      </div>
    </div>
  );
}
