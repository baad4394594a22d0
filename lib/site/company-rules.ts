/** What each detail of a company must be, by the country in which it is registered. */
import * as v from 'valibot';
import { gstNumber, registerNumber, uen, vatId } from './company-numbers';
import { countryCode } from './field-rules';
import { emailPattern, oneLine, text, textMatching } from './settings-rules';
import { strictFields, variantMessage } from './strict-fields';

const required = (schema: v.GenericSchema<string, string>) =>
  v.pipe(
    v.optional(text, ''),
    v.check((text) => text.trim() !== '', 'is missing'),
    schema,
  );

const email = textMatching(emailPattern, 'must be an e-mail address');

/**
 * At most 15 digits with the country code (ITU-T E.164), and no `(0)`, which would be dialled.
 * Numbers in Singapore have 8 digits, or 1800 or 800 and 7 digits (IMDA, National Numbering Plan).
 */
const phone = v.pipe(
  textMatching(/^\+[1-9]([ -]?\d){6,14}$/, 'must be + and 7 to 15 digits, with spaces or hyphens'),
  v.regex(
    /^\+(?!65)|^\+65([ -]?\d){8}$|^\+65[ -]?1?800([ -]?\d){7}$/,
    'must have 8 digits after +65, or 1800 or 800 and 7',
  ),
  // Only numbers that are dialled within Germany begin with a zero.
  v.regex(/^\+(?!49[ -]?0)/, 'must not have a 0 after +49'),
);

/** What every company has to state. */
const company = {
  company: required(oneLine),
  street: required(oneLine),
  postalCode: required(oneLine),
  city: required(oneLine),
  /** State or province, where the country's addresses name it. */
  region: v.optional(oneLine),
  /** ISO 3166. The page shows the country's name in the page's language. */
  addressCountry: required(countryCode),
  email: required(email),
  /** As people read it; the link keeps the digits and the plus sign. */
  phone: required(phone),
  responsiblePerson: required(oneLine),
};

const singapore = strictFields({
  country: v.literal('SG'),
  ...company,
  uen: required(uen),
  gstNumber: required(gstNumber),
  /** Singapore's law wants a contact for data protection (PDPA). */
  dataProtectionOfficer: required(email),
});

/** § 376 FamFG: registers are kept by local courts. */
const registerCourt = v.pipe(
  oneLine,
  v.startsWith('Amtsgericht ', "must be a court: 'Amtsgericht' and its place"),
);

/** § 5 DDG, § 18 Abs. 2 MStV. */
const germany = strictFields({
  country: v.literal('DE'),
  ...company,
  representedBy: required(oneLine),
  registerCourt: required(registerCourt),
  registerNumber: required(registerNumber),
  vatId: required(vatId),
  /** Art. 77 DSGVO, § 40 BDSG: that of the state in which the company is, by its own name. */
  dataProtectionAuthority: required(oneLine),
});

/** By the country of registration, whose law decides what a legal notice has to state. */
export const companySchema = v.variant(
  'country',
  [singapore, germany],
  variantMessage('must be SG or DE'),
);

export type SingaporeCompany = v.InferOutput<typeof singapore>;
export type GermanCompany = v.InferOutput<typeof germany>;
export type Company = v.InferOutput<typeof companySchema>;

/** A company's details before they are checked. */
export type Details = Readonly<Record<string, string | undefined>>;

/** The names of the details that the company's country wants; none for another country. */
export function fieldsOf({ country }: Details): string[] {
  const schema = companySchema.options.find(({ entries }) => entries.country.literal === country);
  return Object.keys(schema?.entries ?? {}).filter((field) => field !== 'country');
}

/** The formats of postcodes, by country. */
const postalCodes: Readonly<Record<string, { pattern: RegExp; reason: string; example: string }>> =
  {
    SG: { pattern: /^\d{6}$/, reason: 'must have six digits in SG', example: '079903' },
    DE: { pattern: /^\d{5}$/, reason: 'must have five digits in DE', example: '10969' },
  };

/** The rule that a postcode breaks, if there is one for the address's country. */
export function postalCodeFault({ postalCode = '', addressCountry = '' }: Details) {
  const rule = postalCodes[addressCountry];
  return rule?.pattern.test(postalCode) ? undefined : rule;
}
