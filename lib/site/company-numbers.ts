/** The numbers under which authorities keep a company: their forms, and their check digits where the law gives them. */
import { validate as checkVat } from 'stdnum/lib/cjs/de/vat';
import { validate as checkUen } from 'stdnum/lib/cjs/sg/uen';
import * as v from 'valibot';
import { oneLine } from './settings-rules';

/** Sample numbers are accepted here. `tools/export/samples.ts` says which builds refuse them. */
const isSample = (text: string) => /example/i.test(text);

/** In place of a number that a company does not have, it says so: 'not registered for GST'. */
const saysThatThereIsNone = (text: string) => !/\d/.test(text) && text.includes(' ');

function number(isRight: (text: string) => boolean, reason: string) {
  return v.pipe(
    oneLine,
    v.check((text) => isSample(text) || isRight(text), reason),
  );
}

/** Source: https://www.uen.gov.sg. The three formats of ACRA, in capitals, and the check letter. */
function isUen(text: string): boolean {
  return /^(\d{8}|\d{9}|[RST]\d\d[A-Z]{2}\d{4})[A-Z\d]$/.test(text) && checkUen(text).isValid;
}

export const uen = number(
  isUen,
  'must be a UEN: 8 or 9 digits and a letter, or T, year, kind, 4 digits and a letter; the last letter checks the others',
);

/** The UEN, or a number that the Inland Revenue Authority gave, whose check it does not publish. */
export const gstNumber = number(
  (text) =>
    isUen(text) || /^(M[\dA-Z]|\d\d)-\d{7}-[\dA-Z]$/.test(text) || saysThatThereIsNone(text),
  "must be the UEN, a number like M9-1234567-8, or words like 'not registered for GST'",
);

/** § 27a UStG: DE and 9 digits, the last of which checks the others (ISO 7064, MOD 11,10). */
export const vatId = number(
  (text) => (/^DE[1-9]\d{8}$/.test(text) && checkVat(text).isValid) || saysThatThereIsNone(text),
  "must be DE and 9 digits, the last of which checks the others, or words like 'not registered for VAT'",
);

/** § 13 HRV: the register's part, a number, and in some courts letters of the place: `HRB 123456 B`. */
export const registerNumber = number(
  (text) => /^(HRA|HRB|GnR|GsR|PR|VR) \d{1,6}( [A-Z]{1,4})?$/.test(text),
  'must be HRB or another part of the register, and a number',
);
