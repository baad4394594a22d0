/** Facts that must agree in all languages, read from the finished pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { copyrightYears, officeHours, ratePerMinute } from '../../lib/facts';
import { defaultLocale, type Locale, localeCodes } from '../../lib/locales';
import { operatorOf } from '../../lib/operators';
import { fileOf } from '../../lib/paths';
import type { Route } from '../../lib/routes';
import { plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';

/** How a language says 'free of charge', and that we are compensated. One that is not listed is not asked. */
const words: Partial<Record<Locale, { free: RegExp; compensation: RegExp }>> = {
  en: { free: /free/, compensation: /paid/ },
  es: { free: /gratis/, compensation: /comisión/ },
  fr: { free: /gratuit/, compensation: /commission/ },
  de: { free: /kostenlos/, compensation: /Vergütung/ },
  'pt-PT': { free: /gratuito/, compensation: /comissão/ },
  it: { free: /gratuita/, compensation: /compenso/ },
  pl: { free: /bezpłatna/, compensation: /wynagrodzenie/ },
  tr: { free: /ücretsiz/, compensation: /komisyon/ },
  da: { free: /gratis/, compensation: /provision/ },
  nl: { free: /gratis/, compensation: /vergoeding/ },
  no: { free: /gratis/, compensation: /får betalt/ },
  sv: { free: /gratis/, compensation: /ersättning/ },
  ja: { free: /無料/, compensation: /報酬/ },
  ko: { free: /무료/, compensation: /수수료/ },
  'pt-BR': { free: /grátis/, compensation: /comissão/ },
};

/** The dash may hold its line together by a word joiner. */
const minutes = /1\s?([-–~～]\u2060?|\p{L}{1,3})\s?3/u;

for (const locale of localeCodes) {
  test(`the facts in ${locale}`, () => {
    const messages = messagesOf(locale);
    const t = createTranslator({ locale, messages });
    const operator = operatorOf(locale);
    const { free, compensation } = words[locale] ?? { free: /./, compensation: /./ };
    const document = (route: Route) =>
      parse(readFileSync(join(plain.folder, fileOf({ locale, route })), 'utf8'));
    const [home, contact, imprint] = [document('home'), document('contact'), document('imprint')];
    const [privacy, terms] = [document('privacy'), document('terms')];

    // The article: length, pay, joining, and that referrals earn us compensation.
    expect(home.textContent).toMatch(minutes);
    const rate = t('main_content.pay_per_minute', ratePerMinute);
    expect(rate).toMatch(/1.+5/);
    expect(home.textContent.includes(rate)).toBe(locale !== defaultLocale);
    expect(home.textContent).toContain(messages.main_content.pay_varies);
    expect(home.textContent).toMatch(free);
    for (const disclosure of [messages.cta_section.disclosure, messages.footer.disclosure.text]) {
      expect(home.textContent).toContain(disclosure);
      expect(disclosure).toMatch(compensation);
    }

    // The operator, the hours and the years, with ways to reach them.
    const zone = t(`pages.contact.details.zones.${operator.country}`);
    const hours = t('pages.contact.details.hours_value', { ...officeHours, zone });
    expect(hours).toMatch(locale === 'en' ? /9am to 5pm/ : /9.+(17|5)/);
    expect(hours).toContain(zone);
    const { company, street, email, phone } = operator;
    const years = `${copyrightYears.first}–${copyrightYears.last}`;
    for (const fact of [company, street, email, phone, hours, years])
      expect(contact.textContent).toContain(fact);
    const links = contact.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    const ways = [`mailto:${email}`, `tel:${phone.replaceAll(' ', '')}`];
    expect(links).toEqual(expect.arrayContaining(ways));
    for (const fact of Object.values({ ...operator, country: '', addressCountry: '' }))
      expect(imprint.textContent).toContain(fact);

    // Every section of terms and privacy, and the law of Singapore: its name without its end, which grammar may change.
    for (const [legal, { sections }] of [
      [privacy, messages.pages.privacy],
      [terms, messages.pages.terms],
    ] as const)
      expect(legal.querySelectorAll('main section[id]')).toHaveLength(Object.keys(sections).length);
    const singapore = new Intl.DisplayNames(locale, { type: 'region' }).of('SG')?.slice(0, 4);
    expect(terms.querySelector('#law')?.textContent).toContain(singapore);
  });
}
