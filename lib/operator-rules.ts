/** The rules that the operators' details must keep, and what a good one looks like. */
import { matching, oneLine } from './settings-rules';

type FieldRule = {
  /** Throws what is wrong with a value that is not empty. */
  check: (text: string) => unknown;
  example: string;
};

/** As browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host. */
const email = matching(
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i,
  'must be an e-mail address',
);

/** At most 15 digits with the country's code (ITU-T E.164). A `(0)` would become part of the link's number. */
const phone = matching(
  /^\+[1-9]([ -]?\d){6,14}$/,
  'must be + and 7 to 15 digits, with spaces or hyphens',
);

function addressCountry(text: string): void {
  const known =
    /^[A-Z]{2}$/.test(text) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text);
  if (!known) throw new Error('must be an ISO 3166 code of two capital letters');
}

/** What every country wants. */
const company = {
  company: { check: oneLine, example: 'My Surveys Pte. Ltd.' },
  street: { check: oneLine, example: '12 Collins Street' },
  // Postal code and city, as the country writes them.
  city: { check: oneLine, example: 'Melbourne VIC 3000' },
  // The page shows the country's name in its own language.
  addressCountry: { check: addressCountry, example: 'AU' },
  email: { check: email, example: 'team@my-surveys.sg' },
  // As people read it; the link keeps the digits and the plus sign.
  phone: { check: phone, example: '+61 3 9999 1234' },
  responsiblePerson: { check: oneLine, example: 'Mei Tan' },
};

/** By the country in which a company is registered: its law says what a legal notice names, and its clock the hours. */
const countries = {
  // Singapore's law also wants a contact for data protection (PDPA).
  SG: {
    ...company,
    uen: { check: oneLine, example: '201812345A' },
    gstNumber: { check: oneLine, example: '20-1812345-A' },
    dataProtectionOfficer: { check: email, example: 'privacy@my-surveys.sg' },
  },
  // § 5 DDG, § 18 Abs. 2 MStV.
  DE: {
    ...company,
    representedBy: { check: oneLine, example: 'Anna Muster' },
    registerCourt: { check: oneLine, example: 'Amtsgericht Charlottenburg' },
    registerNumber: { check: oneLine, example: 'HRB 123456' },
    vatId: { check: oneLine, example: 'DE123456789' },
  },
} satisfies Record<string, Record<string, FieldRule>>;

type OperatorIn<Country extends keyof typeof countries> = { country: Country } & Record<
  keyof (typeof countries)[Country],
  string
>;
export type SingaporeOperator = OperatorIn<'SG'>;
export type GermanOperator = OperatorIn<'DE'>;
export type Operator = SingaporeOperator | GermanOperator;

function unknownCountry(): never {
  throw new Error(`must be ${Object.keys(countries).join(' or ')}`);
}

/** All that can be said where no country says what is wanted. */
const withoutCountry = { country: { check: unknownCountry, example: 'SG' } };

/** An operator's details as they were written, right or wrong. */
export type Details = Readonly<Record<string, string | undefined>>;

/** What the operator's country wants, each field with its rule. */
function rulesFor({ country = '' }: Details): Readonly<Record<string, FieldRule>> {
  return countries[country as Operator['country']] ?? withoutCountry;
}

/** The fields that the operator's country wants. */
export function fieldsOf(operator: Details): string[] {
  return Object.keys(rulesFor(operator));
}

/** One line on a detail of an operator: where it is, what is wrong with it, and an example. */
export function operatorLine(id: string, operator: Details, field: string, reason: string): string {
  const { example } = rulesFor(operator)[field];
  const value = JSON.stringify(operator[field] ?? '');
  return `lib/operators.ts: ${id}.${field} ${reason}: ${value}. Example: ${field}: '${example}'`;
}

/** One line for each detail that is missing or malformed. */
export function operatorFaults(companies: Readonly<Record<string, Details>>): string[] {
  return Object.entries(companies).flatMap(([id, operator]) =>
    Object.entries(rulesFor(operator)).flatMap(([field, { check }]) => {
      const value = operator[field] ?? '';
      try {
        if (value.trim() === '') throw new Error('is missing');
        check(value);
        return [];
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        return [operatorLine(id, operator, field, reason)];
      }
    }),
  );
}
