/** The shape of `site.config.ts`. A build checks what types cannot say: see `config-rules.ts`. */
import type { Company } from './company-rules';

/** ISO 8601, UTC: `2025-09-15`. Not in the future. */
export type Day = `${number}-${number}-${number}`;

/** A language of the site. It also needs a file `messages/<code>.json`. Menus have the order of the rows. */
export type LanguageRow = {
  /** BCP 47 code: the address prefix, the message file's name, `html lang` and `hreflang`. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  /** The name on the button of a phone, for languages that the beginning of `name` would not tell apart. */
  shortName?: string;
  /** Other codes for this language, which browsers send or visitors type. */
  aliases?: readonly string[];
  /**
   * The code with the country whose dates, numbers and Open Graph tags the language follows: `en-SG`. Without it the
   * country is the one that CLDR's likely subtags give, which would be the United States for English.
   */
  withCountry?: string;
  /**
   * Headings use the font of the text, Roboto, instead of Poppins. For languages whose letters are spread over two files
   * of each font: a page would load four files instead of two.
   */
  headingsInTextFont?: true;
  /** The company that answers for this language's pages: a name in `companies`. */
  company: string;
};

/** What a page is. An article shows the day on which it was published, and how long it takes to read. */
type Kind = { kind: 'article'; publishedOn: Day; readingMinutes: number } | { kind: 'plain' };

/**
 * A page of the site. Its texts are the messages under `pages.<route>`. A page shows its title, introduction and sections,
 * unless `app/[[...path]]/page.tsx` names a component for it.
 */
export type PageRow = Kind & {
  /** The page's name: its segment in the address, and the key of its messages under `pages`. */
  route: string;
  /** The day on which its texts last changed, in any language. */
  changedOn: Day;
  /** The languages that have the page, if not all do. English must be among them. */
  languages?: readonly string[];
  /** False if the footer does not link to the page. The text of another page then has to. */
  inFooter?: false;
};

/** The row of an article. */
export type ArticleRow = Extract<PageRow, { kind: 'article' }>;

/** A section of the home page below the article. */
export type HomeSectionRow = {
  /** The anchor in the address: `brands` for `/#brands`. */
  id: string;
  /** A key of `header.nav` in the messages, if the navigation leads to the section. */
  label?: string;
};

/** A public page that supports a statement of the article. */
export type Source = {
  url: string;
  /** When the page was published: `2024-02-20`, `2021-09` or `2020`. For an undated page, the day on which it was read. */
  date: string;
};

/** The numbers and fixed addresses that texts state. Messages take them as arguments. */
export type Facts = {
  /** The day on which the article's figures were last compared with their sources. */
  checkedOn: Day;
  /** The currency of all amounts: its code (ISO 4217), and a sign that no other currency uses. */
  currency: { code: string; sign: string };
  /** Rows and columns of the table that shows pay per hour: rewards in the currency, lengths of surveys in minutes. */
  payTable: { rewards: readonly number[]; minutes: readonly number[] };
  /**
   * What one survey site publishes: reward and minimum payout in its own currency (ISO 4217), the length of the survey in
   * minutes, and how many working days a payment takes, from the shortest time to the longest.
   */
  publishedRate: {
    currency: string;
    reward: number;
    minutes: number;
    minimumPayout: number;
    workingDays: { first: number; last: number };
    /** What the pay per hour comes to in the site's own currency, as a range in which the exchange rate may move. */
    hourlyInOwnCurrency: { lowest: number; highest: number };
  };
  /** What the points of one site were worth: so many points gave a voucher of so much (in the currency) in that year. */
  pointsValue: { points: number; voucher: number; year: number };
  /** The minimum age of one site in Singapore, in years. */
  youngestAge: number;
  /** One site in Singapore lets points expire after this many months without a survey. */
  expiryMonths: number;
  /** Yearly incomes above which a tax return is due, in the currency: net income from a trade, and all income together. */
  taxThresholds: { trade: number; all: number };
  /** What firms in Singapore that employ foreigners have to pay local part-timers by the hour, in the currency. */
  localPay: { hourly: number };
  /** Job scams with tasks and surveys: how many cases cost how much, at least, in the eight weeks up to that day. */
  jobScams: { cases: number; lost: number; until: Day };
  /** Telephone numbers, as they are dialled in Singapore. */
  phoneNumbers: { helpline: string; emergency: string };
  /** The sources of the statements, by their keys under `sources.items` in the messages. */
  sources: Readonly<Record<string, Source>>;
  /** The languages in which each company answers messages: codes, by the company's name in `companies`. */
  answersIn: Readonly<Record<string, readonly string[]>>;
  /** The host keeps its records of visits for at most this many days. */
  hostRecordDays: number;
  /** Length of a short survey, in minutes. */
  surveyMinutes: { shortest: number; longest: number };
  /** What single questions pay per minute, in the currency. */
  ratePerMinute: { lowest: number; highest: number };
  copyrightYears: { first: number; last: number };
  /** Office hours from Monday to Friday, in the time zone of the company's country: whole hours from 0 to 24. */
  officeHours: { opens: number; closes: number };
  /** The European Commission's list of dispute resolution bodies. */
  disputeResolutionUrl: string;
  /** The Consumers Association of Singapore. */
  consumersAssociationUrl: string;
  /** The Small Claims Tribunals of Singapore. */
  smallClaimsUrl: string;
};

/** One of the five survey sites on the partner's list. */
export type TopFiveRow = {
  name: string;
  /** The partner's page for it, if it has one. */
  url?: string;
  /** In the currency, if the site states one. */
  minimumPayout?: number;
  rewards: readonly ('gift_cards' | 'paypal' | 'bank_transfer' | 'paynow' | 'points')[];
  /** A payout arrives after at most this many days, if the site says so. */
  payoutDays?: number;
  /** The minimum age of members, in years. */
  minimumAge: number;
  /** The day on which all of this was last checked. */
  checkedOn: Day;
};

export type SiteConfig = {
  /** The first is English: its messages define the keys, its addresses have no prefix, and it is the fallback. */
  languages: readonly LanguageRow[];
  /** The first is the home page. */
  pages: readonly PageRow[];
  homeSections: readonly HomeSectionRow[];
  /** Names of pictures in `public/brands/`, and keys of `cta_section.brands.names` in the messages. */
  brands: readonly string[];
  /** The companies behind the site. A company's country decides what its legal notice has to name. */
  companies: Readonly<Record<string, Company>>;
  facts: Facts;
  /** The five sites on the partner's list: five rows, which are shown as a table, or none. */
  topFive: readonly TopFiveRow[];
};
