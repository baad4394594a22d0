/**
 * What stands in a language in place of arguments: its words around them, as in a language with
 * cases, depend on it.
 */
import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { answeredLanguages } from '../../lib/messages/answered-languages';
import { countryName } from '../../lib/messages/country-name';
import { longDate, sourceDate } from '../../lib/messages/dates';
import { inWords, moneyIn } from '../../lib/messages/money';
import { hourlyPay, initialAnswer, lowestReaching } from '../../lib/site/hourly-pay';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { type Catalog, flatten } from './catalog';
import { lineOf, messageFile, readJsonFile } from './files';
import { elementsOf } from './icu';
import { type IcuText, icuText } from './message';
import { syntaxFault } from './rules/arguments';

type Values = Readonly<Record<string, string>>;

/**
 * By key, the arguments that are written by a language's rules, made by the code that makes them
 * for the pages. Numbers, names and addresses are not among them.
 */
export function argumentValues(site: Site, locale: Locale): Readonly<Record<string, Values>> {
  const { facts, pages, topFive } = site.config;
  const { firstPayout, localPay, payTable, screenOutMinutes, taxThresholds } = facts;
  const day = (date: string) => longDate(site, date, locale);
  const money = moneyIn(site, locale);
  const column = moneyIn(site, locale, { decimals: true });
  const first = initialAnswer(payTable);
  const answer = {
    amount: column(first.hourly),
    hourly: money(localPay.hourly),
  };
  const article = pages.find((page) => page.kind === 'article');
  const sources = Object.entries(facts.sources).map(
    ([id, { date }]) =>
      [`sources.items.${id}`, date ? { date: sourceDate(site, date, locale) } : {}] as const,
  );
  return {
    'hero.date': { date: day(article?.publishedOn ?? pages[0].changedOn) },
    'hero.updated': { date: day(article?.changedOn ?? pages[0].changedOn) },
    'hero.checked': { date: day(facts.checked?.on ?? pages[0].changedOn) },
    'in_short.pay.text': { reward: money(first.reward), hourly: money(first.hourly) },
    'pay.below': answer,
    'pay.reached': answer,
    'pay.comparison': {
      from: column(lowestReaching(payTable, localPay.hourly)),
      hourly: money(localPay.hourly),
      since: day(localPay.since),
    },
    'pay.how_to_use': {
      reward: money(first.reward),
      hourly: money(hourlyPay(first.reward, first.length + screenOutMinutes)),
    },
    'questions.items.first_payout.question': { amount: money(firstPayout.amount) },
    'questions.items.first_payout.answer': { reward: money(firstPayout.reward) },
    'take_part.tax': { all: money(taxThresholds.all), trade: money(taxThresholds.trade) },
    'scams.figures': {
      until: day(facts.jobScams.until),
      lost: inWords(site, locale, facts.jobScams.lost),
    },
    'five.caption_checked': { date: day(topFive[0]?.checkedOn ?? pages[0].changedOn) },
    ...Object.fromEntries(sources),
    'pages.contact.details.answers_in': { languages: answeredLanguages(site, locale) },
    'pages.privacy.sections.controller.text': { country: countryName(facts.host.country, locale) },
    'pages.updated': { date: day(pages[0].changedOn) },
  };
}

/** Numbers of different forms, in most languages. */
const samples = [1, 2, 5, 20];

/** A plural's form for a number, with … for arguments: `20 de minute`. */
function formFor({ options, offset, pluralType }: PluralElement, code: string, number: number) {
  const category = new Intl.PluralRules(code, { type: pluralType }).select(number - offset);
  const { value = [] } = options[`=${number}`] ?? options[category] ?? options.other ?? {};
  const parts = elementsOf(value).map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return '';
    return element.type === TYPE.pound ? `${number - offset}` : '…';
  });
  return parts.join('').trim();
}

/** The forms of each plural of a message, for small and larger numbers. */
function pluralForms({ elements }: IcuText, code: string): string[] {
  return elementsOf(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const forms = samples.map((number) => `“${formFor(element, code, number)}”`);
    return `{${element.value}} is ${[...new Set(forms)].join(', ')}`;
  });
}

/** The forms of each plural, or why the message cannot be parsed. */
function formsOrFault(text: string, code: string): string[] {
  try {
    return pluralForms(icuText(text), code);
  } catch (error) {
    return [syntaxFault(text, error)];
  }
}

const without = 'no argument is written by the rules of the language';

/**
 * One line for each message, in the file of a language:
 * `…/de.json:151: scams.figures: {lost} is “10,6 Millionen”`.
 * @throws UnreadableFile
 */
export function valueLines(site: Site, locale: Locale, keys: readonly string[]): string[] {
  const json = readJsonFile(messageFile(site.messagesFolder, locale));
  const valuesByKey = argumentValues(site, locale);
  const texts = flatten(json.content as Catalog);
  return keys.map((key) => {
    const values = Object.entries(valuesByKey[key] ?? {}).map(
      ([name, value]) => `{${name}} is “${value}”`,
    );
    const text = String(texts.get(key) ?? '');
    const parts = [...values, ...formsOrFault(text, locale)].join(', ') || without;
    return `${json.file}:${lineOf(json, key)}: ${key}: ${parts}`;
  });
}
