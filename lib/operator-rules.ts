/** The rules that the operators' details must keep, and what a good one looks like. */
import type { Operator } from './operators';
import { oneLine } from './settings-rules';

type Rule = {
  /** Throws what is wrong with a value that is not empty. */
  check: (text: string) => void;
  example: string;
};

function matching(pattern: RegExp, reason: string): Rule['check'] {
  return (text) => {
    if (!pattern.test(text)) throw new Error(reason);
  };
}

/** As browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i;

/** At most 15 digits with the country's code (ITU-T E.164). A `(0)` would become part of the link's number. */
const phone = /^\+[1-9]([ -]?\d){6,14}$/;

function country(text: string): void {
  const known =
    /^[A-Z]{2}$/.test(text) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text);
  if (!known) throw new Error('must be an ISO 3166 code of two capital letters');
}

function timeZone(text: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    throw new Error('must be an IANA time zone');
  }
}

const rules: Record<keyof Operator, Rule> = {
  company: { check: oneLine, example: 'My Surveys Pte. Ltd.' },
  street: { check: oneLine, example: '12 Collins Street' },
  city: { check: oneLine, example: 'Melbourne VIC 3000' },
  country: { check: country, example: 'AU' },
  email: { check: matching(email, 'must be an e-mail address'), example: 'team@my-surveys.sg' },
  phone: {
    check: matching(phone, 'must be + and 7 to 15 digits, with spaces or hyphens'),
    example: '+61 3 9999 1234',
  },
  registerCourt: { check: oneLine, example: 'ACRA, Singapore' },
  registerNumber: { check: oneLine, example: 'UEN 201812345A' },
  vatId: { check: oneLine, example: 'GST 20-1812345-A' },
  responsiblePerson: { check: oneLine, example: 'Mei Tan' },
  timeZone: { check: timeZone, example: 'Asia/Singapore' },
};

export const operatorFields = Object.keys(rules) as (keyof Operator)[];

/** One line on a detail of an operator: where it is, what is wrong with it, and an example. */
export function operatorLine(
  id: string,
  operator: Partial<Operator>,
  field: keyof Operator,
  reason: string,
): string {
  const value = JSON.stringify(operator[field] ?? '');
  return `lib/operators.ts: ${id}.${field} ${reason}: ${value}. Example: ${field}: '${rules[field].example}'`;
}

/** One line for each detail that is missing or malformed. */
export function operatorFaults(companies: Readonly<Record<string, Partial<Operator>>>): string[] {
  return Object.entries(companies).flatMap(([id, operator]) =>
    operatorFields.flatMap((field) => {
      const value = operator[field] ?? '';
      try {
        if (value.trim() === '') throw new Error('is missing');
        rules[field].check(value);
        return [];
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        return [operatorLine(id, operator, field, reason)];
      }
    }),
  );
}
