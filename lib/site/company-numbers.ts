/**
 * A company's registration numbers: their formats, and their check digits where they are public.
 */
import { validate as checkVat } from 'stdnum/lib/cjs/de/vat';
import { validate as checkUen } from 'stdnum/lib/cjs/sg/uen';
import * as v from 'valibot';
import { noNumber } from './no-number';
import { oneLine } from './settings-rules';

/** Sample numbers are accepted here. `tools/preflight/samples.ts` says which builds refuse them. */
const isSample = (text: string) => /example/i.test(text);

type Rule = [isRight: (text: string) => boolean, reason: string];

/** @param rules for the format, then for the check digit; only the first fault is reported */
function number(...rules: readonly Rule[]) {
  const checks = rules.map(([isRight, reason]) =>
    v.check((text: string) => isSample(text) || isRight(text), reason),
  );
  return v.pipe(oneLine, ...checks);
}

/** Source: https://www.uen.gov.sg. The three formats of ACRA, in capitals. */
const hasUenFormat = (text: string) => /^(\d{8}|\d{9}|[RST]\d\d[A-Z]{2}\d{4})[A-Z\d]$/.test(text);

/** stdnum reports kinds of entities that it does not know as InvalidComponent: those pass. */
function hasUenCheckDigit(text: string): boolean {
  const { isValid, error } = checkUen(text);
  return !hasUenFormat(text) || isValid || error.name === 'InvalidComponent';
}

const checksumError =
  'has a typing error: its check character, the last one, does not match the others';

export const uen = number(
  [
    hasUenFormat,
    'must be a UEN: 8 or 9 digits and a letter, or T, year, kind, 4 digits and a letter',
  ],
  [hasUenCheckDigit, checksumError],
);

/** The UEN, or a number of the Inland Revenue Authority, whose check digit is not public. */
export const gstNumber = number(
  [
    (text) =>
      hasUenFormat(text) || /^(M[\dA-Z]|\d\d)-\d{7}-[\dA-Z]$/.test(text) || text === noNumber,
    "must be the UEN, a number like M9-1234567-8, or 'none'",
  ],
  [hasUenCheckDigit, checksumError],
);

const hasVatIdFormat = (text: string) => /^DE[1-9]\d{8}$/.test(text);

/** § 27a UStG: DE and 9 digits, the last of which is a check digit (ISO 7064, MOD 11,10). */
export const vatId = number(
  [(text) => hasVatIdFormat(text) || text === noNumber, "must be DE and 9 digits, or 'none'"],
  [(text) => !hasVatIdFormat(text) || checkVat(text).isValid, checksumError],
);

/** § 13 HRV: the section of the register, a number, and at some courts a suffix: `HRB 123456 B`. */
export const registerNumber = number([
  (text) => /^(HRA|HRB|GnR|GsR|PR|VR) \d{1,6}( [A-Z]{1,4})?$/.test(text),
  'must be HRB or another part of the register, a space, and at most 6 digits',
]);
