import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { EmailLink } from '@/components/ui/email-link';
import { externalLink } from '@/components/ui/external-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { site } from '@/lib/current/site';
import { countryName } from '@/lib/messages/country-name';
import { companyOf } from '@/lib/site/companies';
import { Entry } from './entries';
import { GermanEntries } from './german-entries';
import { paragraphsOf } from './paragraphs';
import { SingaporeEntries } from './singapore-entries';

/** Who runs the site: everything that the operator's country wants a legal notice to state. */
export async function ImprintScreen() {
  const t = await getTranslations('pages.imprint');
  const locale = await getLocale();
  const operator = companyOf(site, locale);
  const { host } = site.config.facts;
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} drawing="nameplate" />
      <div className="page-width band">
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
        <Entry title={t('host')}>
          {host.name}
          <br />
          {countryName(host.country, locale)}
        </Entry>
        <Entry title={t('dispute.title')}>
          <div className="part-body">
            {paragraphsOf(
              t.rich('dispute.text', {
                case: externalLink(site.config.facts.consumersAssociationUrl),
                tribunals: externalLink(site.config.facts.smallClaimsUrl),
                link: externalLink(site.config.facts.disputeResolutionUrl),
              }),
            ).map((paragraph, position) => (
              <p key={position}>{paragraph}</p>
            ))}
          </div>
        </Entry>
      </div>
    </>
  );
}
