/**
 * What html-validate finds in the HTML of a page: its own recommended rules, but for those of
 * style.
 */
import { HtmlValidate } from 'html-validate';
import type { ExportedDocument } from '../../export/document';
import type { RuleSet } from '../rule-set';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Matters of style, in which React's HTML differs. Every parser reads both styles alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Next.js calls one of its scripts `_R_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes the role from a list without bullets: there it has to be written.
    'prefer-native-element': ['error', { exclude: ['list'] }],
    'no-redundant-role': 'off',
    // The drawer repeats the navigation and the languages, and covers the page while it is open.
    'unique-landmark': 'off',
    // Styles keep telephone numbers on one line. The rule takes as long as all others.
    'tel-non-breaking': 'off',
    // structure.ts counts `h1` and `main`, and reports none as well.
    'heading-level': ['error', { allowMultipleH1: true }],
    'no-multiple-main': 'off',
    // search.ts measures titles, of pages that are found by search alone.
    'long-title': 'off',
    // The contact form's locks its fields while a message is sent, and is no group to people.
    'wcag/h71': 'off',
  },
});

function* markupFaults({ html }: ExportedDocument) {
  const { results } = validator.validateStringSync(html);
  for (const { messages } of results)
    for (const { message, selector, ruleId } of messages)
      yield `${message} (${selector ?? ruleId})`;
}

export const markup: RuleSet = {
  documents: [markupFaults],
};
