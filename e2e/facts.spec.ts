/** Facts that must agree in all languages, read from the finished pages. */
import { createTranslator } from 'next-intl';
import type { Page } from 'playwright/test';
import { copyrightYears, officeHours, ratePerMinute } from '../lib/facts';
import { type Locale, localeCodes } from '../lib/locales';
import { operatorOf } from '../lib/operators';
import { hrefOf } from '../lib/paths';
import type { Route } from '../lib/routes';
import { messagesOf } from './setup/messages';
import { expect, test } from './setup/test';

// The facts are in the files: no script has to run for them.
test.use({ javaScriptEnabled: false });

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

/** What a message with tags says on a page, paragraph by paragraph. */
function wordsOf(message: string, { company, email }: ReturnType<typeof operatorOf>): string[] {
  return message
    .replaceAll('{operator}', company)
    .replaceAll('{email}', email)
    .split(/\n\n|<\/?\w+>/)
    .filter((part) => part.trim().length > 3);
}

async function textOf(page: Page, locale: Locale, route: Route): Promise<string> {
  await page.goto(hrefOf({ locale, route }));
  return (await page.locator('body').textContent()) ?? '';
}

for (const locale of localeCodes) {
  test(`the facts in ${locale}`, async ({ page }) => {
    const messages = messagesOf(locale);
    const t = createTranslator({ locale, messages });
    const operator = operatorOf(locale);
    const { free, compensation } = words[locale] ?? { free: /./, compensation: /./ };

    await test.step('the article: length, pay, joining, and that it is sponsored', async () => {
      const text = await textOf(page, locale, 'home');
      expect(text).toMatch(minutes);
      const rate = t('main_content.pay_per_minute', ratePerMinute);
      expect(rate).toMatch(/1.+5/);
      expect(text.includes(rate)).toBe(locale !== 'en');
      expect(text).toContain(messages.main_content.pay_varies);
      expect(text).toMatch(free);
      await expect(page.getByText(messages.hero.sponsored_label, { exact: true })).toBeVisible();
    });

    await test.step('the disclosures say that referrals earn us compensation', async () => {
      await page.goto(hrefOf({ locale, route: 'home' }));
      const line = page.getByText(messages.cta_section.disclosure);
      await expect(line).toBeVisible();
      await expect(line).toHaveText(compensation);
      const disclosure = page.locator('footer').getByText(messages.footer.disclosure.text);
      await expect(disclosure).toBeVisible();
      await expect(disclosure).toHaveText(compensation);
    });

    await test.step('the operator, the hours and the years', async () => {
      const contact = await textOf(page, locale, 'contact');
      for (const fact of [operator.company, operator.street, operator.email, operator.phone]) {
        expect(contact).toContain(fact);
      }
      const zone = t(`pages.contact.details.zones.${operator.country}`);
      const hours = t('pages.contact.details.hours_value', { ...officeHours, zone });
      expect(hours).toMatch(locale === 'en' ? /9am to 5pm/ : /9.+(17|5)/);
      expect(hours).toContain(zone);
      expect(contact).toContain(hours);
      expect(contact).toContain(`${copyrightYears.first}–${copyrightYears.last}`);
      const imprint = await textOf(page, locale, 'imprint');
      for (const fact of Object.values({ ...operator, country: '', addressCountry: '' })) {
        expect(imprint).toContain(fact);
      }
    });

    await test.step('controller, rights with their authority, and the sentence on disputes', async () => {
      const { privacy, imprint } = messages.pages;
      const { controller, rights } = privacy.sections;
      const privacyText = await textOf(page, locale, 'privacy');
      for (const part of [controller, rights].flatMap(({ text }) => wordsOf(text, operator)))
        expect(privacyText).toContain(part);
      const notice = await textOf(page, locale, 'imprint');
      for (const part of wordsOf(imprint.dispute.text, operator)) expect(notice).toContain(part);
    });

    await test.step('eight sections of terms and privacy, and the law of Singapore', async () => {
      await page.goto(hrefOf({ locale, route: 'privacy' }));
      await expect(page.locator('main section[id]')).toHaveCount(8);
      await page.goto(hrefOf({ locale, route: 'terms' }));
      await expect(page.locator('main section[id]')).toHaveCount(8);
      // The country's name without its end, which grammar may change.
      const singapore = new Intl.DisplayNames(locale, { type: 'region' }).of('SG')?.slice(0, 4);
      await expect(page.locator('#law')).toContainText(singapore ?? 'no name');
    });
  });
}
