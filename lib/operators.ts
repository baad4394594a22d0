/**
 * The two companies that run the site. Fill in your own details here: while a value still says
 * 'Example' or lies in a reserved range, a build for a public SITE_URL is refused. What is missing or
 * malformed ends every build (see `operator-rules.ts`).
 */
import { type Locale, localeRow } from './locales';

export type OperatorId = 'singapore' | 'germany';

export type Operator = {
  company: string;
  street: string;
  /** Postal code and city, as the country writes them. */
  city: string;
  /** ISO 3166 code; the page shows the country's name in its own language. */
  country: string;
  email: string;
  /** As people read it; the link keeps the digits and the plus sign. */
  phone: string;
  registerCourt: string;
  registerNumber: string;
  vatId: string;
  responsiblePerson: string;
  /** IANA time zone of the office hours. */
  timeZone: string;
};

export const operators: Record<OperatorId, Operator> = {
  singapore: {
    company: 'Example Rewards Pte. Ltd.',
    street: '1 Example Street',
    city: 'Sydney NSW 2000',
    country: 'AU',
    email: 'hello@survey-guide.example',
    phone: '+61 2 5550 0100',
    registerCourt: 'ACRA, Singapore (Example)',
    registerNumber: 'UEN 000000000A (Example)',
    vatId: 'GST 00-0000000-0 (Example)',
    responsiblePerson: 'Alex Example',
    timeZone: 'Asia/Singapore',
  },
  germany: {
    company: 'Example Rewards GmbH',
    street: 'Examplestraße 1',
    city: '10115 Berlin',
    country: 'DE',
    email: 'hallo@survey-guide.example',
    phone: '+49 30 23125 100',
    registerCourt: 'Amtsgericht Charlottenburg (Example)',
    registerNumber: 'HRB 000000 (Example)',
    vatId: 'DE000000000 (Example)',
    responsiblePerson: 'Robin Example',
    timeZone: 'Europe/Berlin',
  },
};

/** The company that answers for the pages of a language. */
export function operatorOf(locale: Locale): Operator {
  return operators[localeRow(locale).operator];
}

/** The number as a `tel:` link wants it: digits and the plus sign alone. */
export function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
