/** What each detail of a company must be, with an example of a good one. */
import * as v from 'valibot';
import { gstNumber, registerNumber, uen, vatId } from './company-numbers';
import { ownExample } from './examples';
import { type Fault, quoted } from './fault';
import { countryCode } from './field-rules';
import { oneLine, text, textMatching } from './settings-rules';
import { strictFields, variantMessage } from './strict-fields';

const notEmpty = v.pipe(
  v.optional(text, ''),
  v.check((text) => text.trim() !== '', 'is missing'),
);

const detail = (schema: v.GenericSchema<string, string>, example: string) =>
  v.pipe(notEmpty, schema, v.examples([example]));

/** As browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host. */
const email = textMatching(
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i,
  'must be an e-mail address',
);

/**
 * At most 15 digits with the country's code (ITU-T E.164). A `(0)` would become part of the link's number. Singapore's
 * numbers have 8 digits, those with 1800 or 800 seven behind it (IMDA, National Numbering Plan).
 */
const phone = v.pipe(
  textMatching(/^\+[1-9]([ -]?\d){6,14}$/, 'must be + and 7 to 15 digits, with spaces or hyphens'),
  v.regex(
    /^\+(?!65)|^\+65([ -]?\d){8}$|^\+65[ -]?1?800([ -]?\d){7}$/,
    'must have 8 digits behind +65, or 1800 or 800 and 7',
  ),
  // The zero that begins a number within Germany.
  v.regex(/^\+(?!49[ -]?0)/, 'must not have a 0 behind +49'),
);

/** How postcodes are written in the countries in which companies are registered. */
const postalCodes = {
  SG: { pattern: /^\d{6}$/, reason: 'must have six digits in SG', example: '079903' },
  DE: { pattern: /^\d{5}$/, reason: 'must have five digits in DE', example: '10969' },
};

type Example = Readonly<
  Record<'company' | 'street' | 'email' | 'phone' | 'responsiblePerson' | 'city', string>
>;

/** What every country wants. */
const company = (country: keyof typeof postalCodes, example: Example) => ({
  company: detail(oneLine, example.company),
  street: detail(oneLine, example.street),
  postalCode: detail(oneLine, postalCodes[country].example),
  city: detail(oneLine, example.city),
  // State or province, where the country's addresses name it.
  region: v.pipe(v.optional(oneLine), v.examples(['VIC'])),
  // The page shows the country's name in its own language.
  addressCountry: detail(countryCode, country),
  email: detail(email, example.email),
  // As people read it; the link keeps the digits and the plus sign.
  phone: detail(phone, example.phone),
  responsiblePerson: detail(oneLine, example.responsiblePerson),
});

const singapore = strictFields({
  country: v.literal('SG'),
  ...company('SG', {
    company: 'My Surveys Pte. Ltd.',
    street: '10 Anson Road, #12-34',
    city: 'Singapore',
    email: 'team@my-surveys.sg',
    phone: '+65 6123 4567',
    responsiblePerson: 'Mei Tan',
  }),
  uen: detail(uen, '201812345M'),
  gstNumber: detail(gstNumber, 'M9-1234567-8'),
  // Singapore's law also wants a contact for data protection (PDPA).
  dataProtectionOfficer: detail(email, 'privacy@my-surveys.sg'),
});

/** § 376 FamFG: registers are kept by local courts. */
const registerCourt = v.pipe(
  oneLine,
  v.startsWith('Amtsgericht ', "must be a court: 'Amtsgericht' and its place"),
);

/** § 5 DDG, § 18 Abs. 2 MStV. */
const germany = strictFields({
  country: v.literal('DE'),
  ...company('DE', {
    company: 'My Surveys GmbH',
    street: 'Lindenstraße 12 b',
    city: 'Berlin',
    email: 'team@my-surveys.de',
    phone: '+49 30 4567890',
    responsiblePerson: 'Anna Schulze',
  }),
  representedBy: detail(oneLine, 'Anna Schulze, Ben Öztürk'),
  registerCourt: detail(registerCourt, 'Amtsgericht Charlottenburg'),
  registerNumber: detail(registerNumber, 'HRB 123456 B'),
  vatId: detail(vatId, 'DE136695976'),
});

/** What is wrong with a postcode that cannot be one of the address's country, as far as that is known. */
function postalCodeFault({ postalCode = '', addressCountry = '' }: Details) {
  const known = Object.entries(postalCodes).find(([country]) => country === addressCountry)?.[1];
  return known?.pattern.test(postalCode) ? undefined : known;
}

/** By the country in which a company is registered: its law says what a legal notice names, and its clock the hours. */
export const companySchema = v.variant(
  'country',
  [singapore, germany],
  variantMessage('must be SG or DE'),
);

export type SingaporeCompany = v.InferOutput<typeof singapore>;
export type GermanCompany = v.InferOutput<typeof germany>;
export type Company = v.InferOutput<typeof companySchema>;

/** A company's details as they were written, right or wrong. */
export type Details = Readonly<Record<string, string | undefined>>;

type DetailSchema = v.GenericSchema<string | undefined, string | undefined>;

function detailsFor({ country }: Details): Readonly<Record<string, DetailSchema>> {
  const found = companySchema.options.find(({ entries }) => entries.country.literal === country);
  const { country: _, ...details } = found?.entries ?? { country };
  return details;
}

/** The details that the company's country wants. */
export function fieldsOf(company: Details): string[] {
  return Object.keys(detailsFor(company));
}

/** An example of a detail in the right form. */
export function detailExample(field: string, company: Details): string {
  return field === 'country' ? 'SG' : String(ownExample(detailsFor(company)[field]));
}

const placeOf = (id: string, field: string) => `site.config.ts: companies.${id}.${field}`;

/** What is wrong with a detail of a company, and an example, unless that is what is wrong. */
export function companyFault(
  id: string,
  company: Details,
  field: string,
  reason: string,
  example = detailExample(field, company),
): Fault {
  const value = company[field] ?? '';
  const what = `${reason}: ${quoted(value)}`;
  const place = placeOf(id, field);
  return { place, what, ...(value !== example && { example: `${field}: '${example}'` }) };
}

const isCompany = (row: [string, unknown]): row is [string, Details] =>
  typeof row[1] === 'object' && row[1] !== null;

/** The details that are missing or malformed. What is no company at all, the schema of the configuration tells. */
export function companyFaults(companies: unknown): Fault[] {
  const rows: [string, unknown][] = Object.entries(companies ?? {});
  return rows.filter(isCompany).flatMap(([id, company]) => {
    const { issues = [] } = v.safeParse(companySchema, company, { abortPipeEarly: true });
    const faults = issues.map((issue) => {
      const field = v.getDotPath(issue) ?? '';
      return issue.type === 'strict_object'
        ? { place: placeOf(id, field), what: issue.message }
        : companyFault(id, company, field, issue.message);
    });
    const wrong = postalCodeFault(company);
    const isNamed = issues.some((issue) => v.getDotPath(issue) === 'postalCode');
    return wrong && !isNamed
      ? [...faults, companyFault(id, company, 'postalCode', wrong.reason, wrong.example)]
      : faults;
  });
}
