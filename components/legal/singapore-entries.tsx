import { getTranslations } from 'next-intl/server';
import { EmailLink } from '@/components/ui/email-link';
import { PostalAddress } from '@/components/ui/postal-address';
import type { SingaporeCompany } from '@/lib/site/company-rules';
import { noNumber } from '@/lib/site/no-number';
import { Entry, RegisterEntry } from './entries';

/** What a company registered in Singapore states about itself, beside its address. */
export async function SingaporeEntries({ operator }: { operator: SingaporeCompany }) {
  const t = await getTranslations('pages.imprint.SG');
  return (
    <>
      <RegisterEntry
        title={t('register.title')}
        details={[
          [t('register.authority'), t('register.acra')],
          [t('register.uen'), operator.uen],
        ]}
      />
      {operator.gstNumber !== noNumber && <Entry title={t('gst')}>{operator.gstNumber}</Entry>}
      <Entry title={t('responsible')}>
        {operator.responsiblePerson}
        <PostalAddress />
      </Entry>
      <Entry title={t('data_protection_officer')}>
        <EmailLink address={operator.dataProtectionOfficer} />
      </Entry>
    </>
  );
}
