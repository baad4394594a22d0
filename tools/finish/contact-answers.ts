/**
 * What an endpoint needs to answer browsers without JavaScript in their language: see
 * examples/contact-endpoint/.
 */
import { createTranslator } from 'next-intl';
import { linkTo } from '../../lib/address/links';
import type { Messages } from '../../lib/messages/load';
import { companyOf } from '../../lib/site/companies';
import { directionOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { localesWith } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import { messageFile, readJson } from '../messages/files';

/** The texts in one language, and the path of the page with the form, base path included. */
function contactAnswer(site: Site, locale: Locale, messages: Messages) {
  const t = createTranslator({ locale, messages, namespace: 'pages.contact' });
  const { email } = companyOf(site, locale);
  return {
    direction: directionOf(locale),
    site: site.config.name,
    sent: t('form.success'),
    // Plain text: who posts without JavaScript writes the address off.
    failed: t.markup('form.failure', { email, mail: (chunks) => chunks }),
    labels: {
      name: t('form.name'),
      email: t('form.email'),
      subject: t('form.subject'),
      message: t('form.message'),
    },
    contact: { title: t('title'), page: linkTo(site, { locale, route: 'contact' }) },
  };
}

/** `contact-answers.json`: the texts by language, of those that have the form. */
export function contactAnswersFile(site: Site): string {
  const answers = localesWith(site, 'contact').map((locale) => [
    locale,
    contactAnswer(site, locale, readJson(messageFile(site.messagesFolder, locale)) as Messages),
  ]);
  return `${JSON.stringify(Object.fromEntries(answers), undefined, 2)}\n`;
}
