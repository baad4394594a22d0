import { getTranslations } from 'next-intl/server';
import { PostalAddress } from '@/components/ui/postal-address';
import type { GermanCompany } from '@/lib/site/company-rules';
import { noNumber } from '@/lib/site/no-number';
import { Entry, RegisterEntry } from './entries';

/**
 * What a company on a German register states about itself, beside its address (§ 5 DDG, § 18 Abs. 2
 * MStV).
 */
export async function GermanEntries({ operator }: { operator: GermanCompany }) {
  const t = await getTranslations('pages.imprint.DE');
  return (
    <>
      <Entry title={t('represented_by')}>{operator.representedBy}</Entry>
      <RegisterEntry
        title={t('register.title')}
        details={[
          [t('register.court'), operator.registerCourt],
          [t('register.number'), operator.registerNumber],
        ]}
      />
      {operator.vatId !== noNumber && <Entry title={t('vat')}>{operator.vatId}</Entry>}
      <Entry title={t('responsible')}>
        {operator.responsiblePerson}
        <PostalAddress />
      </Entry>
    </>
  );
}
