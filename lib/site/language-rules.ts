/** The schema of a row of `languages`: a language that CLDR knows, under its own name. */
import * as v from 'valibot';
import { list } from './field-rules';
import { oneLine } from './settings-rules';
import { strictFields } from './strict-fields';

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The names of a language in itself: `čeština`. None if CLDR has no data in that language. */
function ownNames(code: string): string[] {
  if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return [];
  const names = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' });
  return [new Intl.Locale(code).language, code].flatMap((one) => names.of(one) ?? []);
}

/** A code in the form of BCP 47. */
export const languageCode = v.pipe(
  v.string('must be a text'),
  v.check((code) => {
    try {
      return Intl.getCanonicalLocales(code)[0] === code;
    } catch {
      return false;
    }
  }, 'must be a language code as BCP 47 writes it'),
);

/** True for a code that CLDR has a name for. */
const hasName = (code: string) => englishNames.of(code) !== undefined;

/** The code of any language, of the site or not. */
export const knownLanguageCode = v.pipe(
  languageCode,
  v.check(hasName, 'is not the code of a language'),
);

const row = strictFields({
  /** BCP 47 code: the address prefix, the message file's name, `html lang` and `hreflang`. */
  code: languageCode,
  /** The language's name in the language itself. */
  name: oneLine,
  /** Other codes for this language, in browsers or addresses. */
  aliases: v.optional(list(languageCode)),
  /**
   * The code with the country whose formats the language follows, `en-SG`, if that is not the one
   * of CLDR's likely subtags, which is the United States for English.
   */
  withCountry: v.optional(languageCode),
  /** The company that is responsible for this language's pages: a name in `companies`. */
  company: v.string('must be the name of a company'),
});

type Row = v.InferOutput<typeof row>;

/** Open Graph's `og:locale` names a country: `cs_CZ`. */
function hasCountry({ code, withCountry = code }: Row): boolean {
  return /^[A-Z]{2}$/.test(new Intl.Locale(withCountry).maximize().region ?? '');
}

/** False for a name in another language. The name may be longer or shorter than CLDR's. */
function isOwnName({ code, name }: Row): boolean {
  const written = name.toLowerCase();
  const names = ownNames(code).map((known) => known.toLowerCase());
  return names.length === 0 || names.some((own) => written.includes(own) || own.includes(written));
}

/** A check of a whole row, which reports its fault for one field. */
function fieldCheck(
  field: 'code' | 'name',
  isRight: (row: Row) => boolean,
  reason: (row: Row) => string,
) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (!dataset.typed || isRight(dataset.value)) return;
    const { value } = dataset;
    addIssue({
      message: reason(value),
      input: value[field],
      path: [{ type: 'object', origin: 'value', input: value, key: field, value: value[field] }],
    });
  });
}

/**
 * A language of the site. It also needs a file `messages/<code>.json`. Menus have the order of the
 * rows. Each check applies only to rows that have passed the ones before it.
 */
export const languageRowSchema = v.pipe(
  row,
  fieldCheck(
    'code',
    ({ code }) => hasName(code),
    () => 'is not the code of a language',
  ),
  fieldCheck(
    'code',
    hasCountry,
    ({ code }) =>
      `has no country that CLDR knows: add one for dates and Open Graph, such as withCountry: '${code}-US'`,
  ),
  fieldCheck(
    'name',
    isOwnName,
    ({ code }) => `must be the language's own name, such as ${ownNames(code)[0]}`,
  ),
);
