/** The shapes of the files that translators keep beside the messages. */
import * as v from 'valibot';
import { strictFields } from '../../lib/site/strict-fields';
import type { KeyFault } from './files';

const text = v.pipe(
  v.string('must be a text'),
  v.check((value) => value.trim() !== '', 'is an empty text: every text would have it'),
);
const texts = v.pipe(
  v.array(text, 'must be a list of texts, like ["one", "two"]'),
  v.minLength(1, 'is empty'),
);

/** All marks that are quotation marks in some language, but for ’, which is an apostrophe too. */
export const quotationMark = /[“”„‟«»‹›‘‚‛「」『』《》〈〉]/gu;

const marksWanted = 'must be the quotation marks of the language, in pairs, like "„“‚‘"';

export const glossarySchema = strictFields({
  terms: v.record(v.string(), text, 'must be { "term": "word", … }'),
  avoid: v.optional(v.record(v.string(), texts, 'must be { "term": ["word"], … }')),
  searched_for: texts,
  address: v.pipe(v.string('must be how readers are addressed, like "formal: Sie"'), text),
  quotation_marks: v.pipe(
    v.string(marksWanted),
    v.check(
      (value) =>
        /^(..)+$/u.test(value) && value.replace(/’/g, '').replace(quotationMark, '') === '',
      marksWanted,
    ),
  ),
  same_as_english: v.optional(v.array(text, 'must be a list of keys')),
});

/** The countries and places are checked by `legal-terms.ts`. */
export const legalTermsSchema = v.objectWithRest(
  { country: v.optional(v.string('must be a text, like "DE"')) },
  texts,
  'must be { "country": "DE", "place": ["term"], … }',
);

/** Each part of a file that has another shape. */
export function shapeFaults(schema: v.GenericSchema, content: unknown): KeyFault[] {
  const { issues = [] } = v.safeParse(schema, content, { abortPipeEarly: true });
  return issues.map((issue) => {
    const { input, message } = issue;
    const value = input === undefined ? '' : `: ${JSON.stringify(input)}`;
    return { key: v.getDotPath(issue) ?? '', what: `${message}${value}` };
  });
}
