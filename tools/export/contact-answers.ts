/** What an endpoint needs to answer browsers without JavaScript in their language: see examples/contact-endpoint/. */
import { createTranslator } from 'next-intl';
import { directionOf, type Locale } from '../../lib/locales';
import { loadMessages } from '../../lib/messages/load';
import { operatorOf } from '../../lib/operators';
import { allPages } from '../../lib/paths';
import { linkTo, settings } from '../../lib/site';

/** The texts in one language, and the path of the page with the form, base path included. */
async function contactAnswer(locale: Locale) {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'pages.contact' });
  const { email } = operatorOf(locale);
  return {
    direction: directionOf(locale),
    site: settings.SITE_NAME,
    sent: t('form.success'),
    failed: t('form.failure', { email }),
    labels: {
      name: t('form.name'),
      email: t('form.email'),
      subject: t('form.subject'),
      message: t('form.message'),
    },
    contact: { title: t('title'), page: linkTo({ locale, route: 'contact' }) },
  };
}

/** `contact-answers.json`: the texts by language, of those that have the form. */
export async function contactAnswersFile(): Promise<string> {
  const locales = allPages.filter(({ route }) => route === 'contact').map(({ locale }) => locale);
  const answers = locales.map(async (locale) => [locale, await contactAnswer(locale)] as const);
  return `${JSON.stringify(Object.fromEntries(await Promise.all(answers)), undefined, 2)}\n`;
}
