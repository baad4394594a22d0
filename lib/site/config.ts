/** The shape of `site.config.ts`. A build checks what types cannot say: see `config-rules.ts`. */
import type { Company } from './company-rules';

/** ISO 8601, UTC: `2025-09-15`. */
export type Day = `${number}-${number}-${number}`;

/** A row here and a file `messages/<code>.json` are a language. Its place in the list is its place in the menus. */
export type LanguageRow = {
  /** BCP 47 code: the address prefix, the message file's name, `html lang` and `hreflang`. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  /** The name where room is short, if the beginning of the whole one does not tell two languages apart. */
  shortName?: string;
  /** Other codes that mean this language, as browsers and visitors may name it. */
  aliases?: readonly string[];
  /** Language and territory, where CLDR's likely subtags name another than is meant. */
  territorial?: string;
  /** Headings are set in the font of the text: its letters fill two files of each family, four before the first paint. */
  oneFamily?: true;
  /** The company that answers for this language's pages: a name in `companies`. */
  company: string;
};

/** What a page is. An article shows the day on which it was published, and how long it takes to read. */
type Kind = { kind: 'article'; publishedOn: Day; readingMinutes: number } | { kind: 'plain' };

/**
 * A row here and its messages, `pages.<route>`, are a page. One with a screen of its own, as all of those that the site
 * comes with, is also named in `app/[[...path]]/page.tsx`; any other shows its title, introduction and sections.
 */
export type PageRow = Kind & {
  /** The page's name: its segment in the address, and the key of its messages under `pages`. */
  route: string;
  /** The day on which its texts last changed, in any language. */
  changedOn: Day;
  /** The languages that have the page, if not all have it. English, the base of every message, is among them. */
  languages?: readonly string[];
  /** False for a page that only other pages' texts link to. */
  inFooter?: false;
};

/** The row of an article. */
export type ArticleRow = Extract<PageRow, { kind: 'article' }>;

/** A section of the home page below the article. */
export type HomeSectionRow = {
  /** Its anchor. */
  id: string;
  /** A key of `header.nav` in the messages, if the navigation leads to the section. */
  label?: string;
};

/** A public page that a statement of the article rests on. */
export type Source = {
  url: string;
  /** When it was published, as exactly as it says: `2024-02-20`, `2021-09`, `2020`; of an undated page, the day on which it was read. */
  date: string;
};

/** The numbers and fixed addresses that texts state. Messages take them as arguments. */
export type Facts = {
  /** The day on which the article's figures were last compared with their sources. */
  checkedOn: Day;
  /** The currency of every amount: its code (ISO 4217), and a sign that no other currency shares. */
  currency: { code: string; sign: string };
  /** The table of what an hour pays: rewards in the currency, lengths in minutes. */
  payTable: { rewards: readonly number[]; minutes: readonly number[] };
  /**
   * What one survey site publishes: reward and minimum payout in a currency of its own (ISO 4217), the length of the survey
   * in minutes, and how many working days a payment takes, from the first to the last.
   */
  publishedRate: {
    currency: string;
    reward: number;
    minutes: number;
    minimumPayout: number;
    workingDays: { first: number; last: number };
  };
  /** What points of one site were worth, in the currency, and in which year. */
  pointsValue: { points: number; voucher: number; year: number };
  /** The youngest age at which one site in Singapore takes residents, in years. */
  youngestAge: number;
  /** After how many months without a survey one site in Singapore lets points expire. */
  expiryMonths: number;
  /** Above what yearly income one has to file a tax return, in the currency: net from a trade, and in all. */
  taxThresholds: { trade: number; all: number };
  /** Job scams that began with surveys or small tasks: at least so many people and so much money, until a day. */
  jobScams: { victims: number; lost: number; until: Day };
  /** Numbers to call, as they are dialled in Singapore. */
  phoneNumbers: { helpline: string; emergency: string };
  /** What the statements rest on: a key of `sources.items` in the messages, and the page. */
  sources: Readonly<Record<string, Source>>;
  /** By company, the codes of the languages in which it answers. */
  answersIn: Readonly<Record<string, readonly string[]>>;
  /** For how many days, at most, the host keeps its records of visits. */
  hostRecordDays: number;
  /** Length of a short survey, in minutes. */
  surveyMinutes: { shortest: number; longest: number };
  /** What single questions pay per minute, in the currency. */
  ratePerMinute: { lowest: number; highest: number };
  copyrightYears: { first: number; last: number };
  /** Office hours, Monday to Friday, by the clock of the company's country: whole hours, from 0 to 24. */
  officeHours: { opens: number; closes: number };
  /** Where consumers turn to: the European Commission's page, the Consumers Association of Singapore, its Small Claims Tribunals. */
  disputeResolutionUrl: string;
  consumersAssociationUrl: string;
  smallClaimsUrl: string;
};

/** One of the five survey sites that the partner's list names. */
export type TopFiveRow = {
  name: string;
  /** The partner's page for it, if it has one. */
  url?: string;
  /** In the currency, if the site states one. */
  minimumPayout?: number;
  rewards: readonly ('gift_cards' | 'paypal' | 'bank_transfer' | 'paynow' | 'points')[];
  /** Days until a payout arrives, at most, if the site states them. */
  payoutDays?: number;
  /** The youngest age at which one can join, in years. */
  minimumAge: number;
  /** The day on which all of this was last checked. */
  checkedOn: Day;
};

export type SiteConfig = {
  /** The first is English: the base of all messages, without a prefix in its addresses, and the fallback. */
  languages: readonly LanguageRow[];
  /** The first is the home page. */
  pages: readonly PageRow[];
  homeSections: readonly HomeSectionRow[];
  /** Names of pictures in `public/brands/`, and keys of `cta_section.brands.names` in the messages. */
  brands: readonly string[];
  /** The companies behind the site. Their country says what a legal notice has to name. */
  companies: Readonly<Record<string, Company>>;
  facts: Facts;
  /** The five sites of the partner's list, shown as a table if they are named; or none. */
  topFive: readonly TopFiveRow[];
};
