/** Programs that fetch an address to show its card, and run no script. */
import { parse } from 'node-html-parser';
import { cardFile } from '../../../lib/card/address';
import { openGraphLocale } from '../../../lib/locales';
import { allPages, hrefOf, type Page } from '../../../lib/paths';
import { messagesOf } from '../messages';
import type { Site } from '../sites';

const userAgents = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
];

/** What a card shows: its title, its language, its picture's file. */
type Card = readonly [title?: string, locale?: string, picture?: string];

function cardOf(page: Page): Card {
  const { meta, pages } = messagesOf(page.locale);
  const { title } = page.route === 'home' ? meta : pages[page.route].meta;
  return [title, openGraphLocale(page.locale), cardFile(page)];
}

function cardIn(html: string): Card {
  const root = parse(html.slice(0, html.indexOf('</head>')));
  const property = (name: string) =>
    root.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  const title = root.querySelector('title')?.text;
  return [
    title === property('og:title') ? title : undefined,
    property('og:locale'),
    property('og:image')?.split('/og/')[1],
  ];
}

/** For each page in each language: English addresses with `?lang`, the cards of which are another language's. */
export async function messengerFaults(port: number, { basePath }: Site): Promise<string[]> {
  const faults: string[] = [];
  for (const page of allPages) {
    const path = hrefOf({ locale: 'en', route: page.route }, { basePath, lang: page.locale });
    const expected = cardOf(page).join();
    for (const userAgent of userAgents) {
      const headers = { 'user-agent': userAgent };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const card = cardIn(await response.text()).join();
      if (card !== expected) faults.push(`${userAgent} ${path}: ${card}`);
    }
  }
  return faults;
}
