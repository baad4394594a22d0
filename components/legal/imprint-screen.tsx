import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { EmailLink } from '@/components/ui/email-link';
import { NewTabHint } from '@/components/ui/new-tab-hint';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { textLinkClass } from '@/components/ui/text-link';
import { disputeResolutionUrl } from '@/lib/figures';
import { operatorOf } from '@/lib/operators';

/** Who runs the site: everything a legal notice has to state. */
export async function ImprintScreen() {
  const t = await getTranslations('pages.imprint');
  const operator = operatorOf(await getLocale());
  const disputes = (chunks: ReactNode) => (
    <a href={disputeResolutionUrl} rel="noopener" target="_blank" className={textLinkClass}>
      {chunks}
      <NewTabHint />
    </a>
  );
  return (
    <div className="mx-auto max-w-page px-4 py-10 md:px-8 md:py-14">
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
        <Entry title={t('register.title')}>
          <dl>
            <dt className="text-ink-quiet text-note">{t('register.court')}</dt>
            <dd>{operator.registerCourt}</dd>
            <dt className="mt-2 text-ink-quiet text-note">{t('register.number')}</dt>
            <dd>{operator.registerNumber}</dd>
          </dl>
        </Entry>
        <Entry title={t('vat')}>{operator.vatId}</Entry>
        <Entry title={t('responsible')}>
          {operator.responsiblePerson}
          <PostalAddress />
        </Entry>
        <Entry title={t('dispute.title')}>{t.rich('dispute.text', { link: disputes })}</Entry>
      </div>
    </div>
  );
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-hairline border-t pt-6">
      <h2 className="text-h5">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
