/** The rules that the operators' details must keep, and what a good one looks like. */
import type { Operator } from './operators';
import { matching, oneLine } from './settings-rules';

type Rule = {
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
  city: { check: oneLine, example: 'Melbourne VIC 3000' },
  addressCountry: { check: addressCountry, example: 'AU' },
  email: { check: email, example: 'team@my-surveys.sg' },
  phone: { check: phone, example: '+61 3 9999 1234' },
  responsiblePerson: { check: oneLine, example: 'Mei Tan' },
};

type Country = Operator['country'];
type FieldOf<One extends Country> = Exclude<keyof Extract<Operator, { country: One }>, 'country'>;

const countries: { [One in Country]: Record<FieldOf<One>, Rule> } = {
  SG: {
    ...company,
    uen: { check: oneLine, example: '201812345A' },
    gstNumber: { check: oneLine, example: '20-1812345-A' },
    dataProtectionOfficer: { check: email, example: 'privacy@my-surveys.sg' },
  },
  DE: {
    ...company,
    representedBy: { check: oneLine, example: 'Anna Muster' },
    registerCourt: { check: oneLine, example: 'Amtsgericht Charlottenburg' },
    registerNumber: { check: oneLine, example: 'HRB 123456' },
    vatId: { check: oneLine, example: 'DE123456789' },
  },
};

function unknownCountry(): never {
  throw new Error(`must be ${Object.keys(countries).join(' or ')}`);
}

/** All that can be said where no country says what is wanted. */
const withoutCountry = { country: { check: unknownCountry, example: 'SG' } };

/** An operator's details as they were written, right or wrong. */
export type Details = Readonly<Record<string, string | undefined>>;

/** What the operator's country wants, each field with its rule. */
function rulesFor({ country = '' }: Details): Readonly<Record<string, Rule>> {
  return countries[country as Country] ?? withoutCountry;
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
