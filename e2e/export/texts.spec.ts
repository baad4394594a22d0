/** What the finished pages say: the facts, on which all languages must agree, and every message. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseMessage, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { fileOf } from '../../lib/address/paths';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { yearRange } from '../../lib/messages/year-range';
import { companyOf } from '../../lib/site/companies';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import { filesBelow } from '../../tools/export/files';
import { flatten } from '../../tools/messages/catalog';
import { readJson } from '../../tools/messages/files';
import type { Glossary } from '../../tools/messages/glossary';
import { wordsOf } from '../../tools/messages/icu';
import { filled, plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';

/** A language's glossary. A language may lack one; then its words are not tested. */
function termsOf(locale: Locale): Partial<Glossary['terms']> {
  const file = `messages/glossary/${locale}.json`;
  return existsSync(file) ? (readJson(file) as Glossary).terms : {};
}

const { copyrightYears, officeHours, ratePerMinute, surveyMinutes } = plain.site.config.facts;
const { opens, closes } = officeHours;

/** A dash or a word between figures. */
const minutes = new RegExp(
  `${surveyMinutes.shortest}\\s?([-–~～]|\\p{L}{1,3})\\s?${surveyMinutes.longest}`,
  'u',
);

for (const locale of localesOf(plain.site)) {
  test(`the facts in ${locale}`, () => {
    const messages = messagesOf(locale);
    const t = createTranslator({ locale, messages });
    const operator = companyOf(plain.site, locale);
    const { free_of_charge: free = '', compensation = '' } = termsOf(locale);
    const document = (route: Route) =>
      parse(readFileSync(join(plain.folder, fileOf({ locale, route })), 'utf8'));
    const read = (route: Route) => withoutBreakHints(document(route).textContent);
    const [home, contact, imprint] = (['home', 'contact', 'imprint'] as const).map(read);

    // The article: length, pay, joining, and that referrals earn us compensation.
    expect(home).toMatch(minutes);
    const rate = withoutBreakHints(t('pay.single_questions', ratePerMinute));
    expect(rate).toMatch(new RegExp(`${ratePerMinute.lowest}.+${ratePerMinute.highest}`));
    expect(home.includes(rate)).toBe(locale !== defaultLocale);
    expect(home).toContain(free);
    const { cta_section: button, footer } = messages;
    for (const disclosure of [button.disclosure, button.who_pays, footer.disclosure.text])
      expect(withoutBreakHints(disclosure)).toContain(compensation);

    // The operator, the hours and the years, with ways to reach them.
    const zone = t(`pages.contact.details.zones.${operator.country}`);
    const hours = t('pages.contact.details.hours_value', { ...officeHours, zone });
    // lib/site/office-hours.test.ts has the English hours.
    if (locale !== defaultLocale) expect(hours).toMatch(new RegExp(`${opens}.+${closes}`));
    expect(hours).toContain(zone);
    const { company, street, email, phone } = operator;
    const years = yearRange(copyrightYears);
    for (const fact of [company, street, email, phone, hours, years])
      expect(contact).toContain(withoutBreakHints(fact));
    const links = document('contact')
      .querySelectorAll('main a')
      .map((link) => link.getAttribute('href'));
    const ways = [`mailto:${email}`, `tel:${phone.replaceAll(' ', '')}`];
    expect(links).toEqual(expect.arrayContaining(ways));
    for (const fact of Object.values({ ...operator, country: '', addressCountry: '' }))
      expect(imprint).toContain(withoutBreakHints(fact));
  });
}

/** A text with entities as characters, and without what says where its lines may end. */
function characters(html: string): string {
  return withoutBreakHints(html)
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");
}

test('every message is on a page of a language', () => {
  const html = [plain, filled].flatMap(({ folder }) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('index.html'))
      .map((file) => characters(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  const shown = localesOf(plain.site).flatMap((code) => {
    const texts = html.filter((text) => text.includes(`<html lang="${code}"`)).join('');
    // Of a choice, these pages have one form.
    const withoutChoices = (message: unknown) =>
      wordsOf(parseMessage(String(message)).filter(({ type }) => type !== TYPE.select));
    const isShown = (message: unknown) =>
      withoutChoices(message)
        .flatMap((text) => withoutBreakHints(text).split('\n\n'))
        .every((text) => texts.includes(text));
    return [...flatten(messagesOf(code))]
      .filter(([, message]) => isShown(message))
      .map(([key]) => key);
  });
  // Only a published site says so whose form pretends: components/contact/contact-form.test.tsx.
  shown.push('pages.contact.form.demonstration');
  const keys = [...flatten(messagesOf('en')).keys()];
  expect(keys.filter((key) => !shown.includes(key))).toEqual([]);
});
