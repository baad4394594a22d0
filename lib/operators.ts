/**
 * The two companies that run the site. Fill in your own details here: while a value still says
 * 'Example' or lies in a reserved range, a build for a public SITE_URL is refused. What is missing or
 * malformed ends every build (see `operator-rules.ts`).
 */
import { type Locale, localeRow } from './locales';

export type OperatorId = 'singapore' | 'germany';

/** What every country wants of a company that runs a site. */
type Company = {
  company: string;
  street: string;
  /** Postal code and city, as the country writes them. */
  city: string;
  /** ISO 3166 code; the page shows the country's name in its own language. */
  addressCountry: string;
  email: string;
  /** As people read it; the link keeps the digits and the plus sign. */
  phone: string;
  responsiblePerson: string;
};

/** A company on the register of Singapore, where the law also wants a contact for data protection (PDPA). */
export type SingaporeOperator = Company & {
  country: 'SG';
  uen: string;
  gstNumber: string;
  /** An email address. */
  dataProtectionOfficer: string;
};

/** A company on a German register (§ 5 DDG, § 18 Abs. 2 MStV). */
export type GermanOperator = Company & {
  country: 'DE';
  representedBy: string;
  registerCourt: string;
  registerNumber: string;
  vatId: string;
};

/** `country` is where the company is registered: its law says what a legal notice names, and its clock the hours. */
export type Operator = SingaporeOperator | GermanOperator;

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
