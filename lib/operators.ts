/**
 * The two companies that run the site. Fill in your own details here: while a value still says
 * 'Example' or lies in a reserved range, a build for a public SITE_URL is refused. What is missing or
 * malformed ends every build (see `operator-rules.ts`).
 */
import { type Locale, localeRow } from './locales';
import type { Operator } from './operator-rules';

export type OperatorId = 'singapore' | 'germany';

export const operators: Record<OperatorId, Operator> = {
  singapore: {
    country: 'SG',
    company: 'Example Rewards Pte. Ltd.',
    street: '1 Example Street',
    city: 'Sydney NSW 2000',
    addressCountry: 'AU',
    email: 'hello@survey-guide.example',
    phone: '+61 2 5550 0100',
    responsiblePerson: 'Alex Example',
    uen: '000000000A (Example)',
    gstNumber: '00-0000000-0 (Example)',
    dataProtectionOfficer: 'privacy@survey-guide.example',
  },
  germany: {
    country: 'DE',
    company: 'Example Rewards GmbH',
    street: 'Examplestraße 1',
    city: '10115 Berlin',
    addressCountry: 'DE',
    email: 'hallo@survey-guide.example',
    phone: '+49 30 23125 100',
    responsiblePerson: 'Robin Example',
    representedBy: 'Kim Example',
    registerCourt: 'Amtsgericht Charlottenburg (Example)',
    registerNumber: 'HRB 000000 (Example)',
    vatId: 'DE000000000 (Example)',
  },
};

/** The company that answers for the pages of a language. */
export function operatorOf(locale: Locale): Operator {
  return operators[localeRow(locale).operator];
}

/** Who answers questions on personal data. */
export function privacyEmail(operator: Operator): string {
  return operator.country === 'SG' ? operator.dataProtectionOfficer : operator.email;
}

/** The number as a `tel:` link wants it: digits and the plus sign alone. */
export function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
