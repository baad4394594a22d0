/** html-validate, a validator that we did not write, finds no fault in any page. */
import { readFileSync } from 'node:fs';
import { HtmlValidate, type Message } from 'html-validate';
import { expect, test } from 'playwright/test';
import { localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import { filesBelow } from '../../tools/export/files';
import { filled, plain } from '../setup/exports';

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
    // Telephone numbers stay in one line by this class.
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    // The drawer repeats the navigation and the languages, and covers the page while it is open.
    'unique-landmark': 'off',
  },
});

/** Those rules have no exceptions of their own. */
const isRoleOfList = ({ ruleId, message }: Message) =>
  ruleId === 'no-redundant-role' && message.startsWith('Redundant role "list"');

/** The links of the scam card are words around a number that has no spaces: they may break as any words. */
const isCallInWords = ({ ruleId, selector }: Message) =>
  ruleId === 'tel-non-breaking' && selector?.startsWith('#scam-signs ');

for (const { folder } of [plain, filled]) {
  test(`html-validate finds no error on any page of ${folder}`, async () => {
    // What settings add to a page is the same in every language.
    const others = folder === plain.folder ? [] : localesOf(plain.site).map((code) => `${code}/`);
    const files = filesBelow(folder).filter(
      (file) => file.endsWith('.html') && !others.some((other) => file.startsWith(other)),
    );
    expect(files.length).toBeGreaterThanOrEqual(routesOf(plain.site).length);
    for (const file of files) {
      const { results } = await validator.validateString(readFileSync(`${folder}/${file}`, 'utf8'));
      const errors = results.flatMap(({ messages }) =>
        messages
          .filter((message) => !isRoleOfList(message) && !isCallInWords(message))
          .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(errors, `${folder}/${file}`).toEqual([]);
    }
  });
}
