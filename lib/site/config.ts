/**
 * The schema of `site.config.ts`, from which its types are derived. Rules on how its parts fit each
 * other are in `config-rules.ts`, an example is in `example-config.ts`.
 */
import * as v from 'valibot';
import { companySchema } from './company-rules';
import {
  ascending,
  byName,
  countryCode,
  currencyCode,
  day,
  hour,
  isInEuropeanEconomicArea,
  list,
  name,
  partialDate,
  positive,
  publicPage,
  shortNumber,
  whole,
  year,
} from './field-rules';
import { knownLanguageCode, languageCode, languageRowSchema } from './language-rules';
import { httpsAddress, oneLine, partnerAddress } from './settings-rules';
import { strictFields, variantMessage } from './strict-fields';

const pageFields = {
  /** The page's name: its segment in the address, and the key of its messages under `pages`. */
  route: name,
  /** The day on which its texts last changed, in any language. */
  changedOn: day,
  /** The languages that have the page, if not all do. English must be among them. */
  languages: v.optional(list(languageCode)),
  /** False if the footer does not link to the page. Another page's component then has to. */
  inFooter: v.optional(v.literal(false, 'must be false or not there')),
};

/**
 * A page of the site. Its texts are the messages under `pages.<route>`: title, introduction and
 * sections, unless `app/[[...path]]/page.tsx` names a component for it.
 */
const page = v.variant(
  'kind',
  [
    strictFields({
      /** An article shows the day on which it was published, and how long it takes to read. */
      kind: v.literal('article'),
      ...pageFields,
      publishedOn: day,
      readingMinutes: whole,
      /** By language, where reading takes clearly more or less time than `readingMinutes`. */
      readingMinutesIn: v.optional(v.record(languageCode, whole)),
    }),
    strictFields({ kind: v.literal('plain'), ...pageFields }),
  ],
  variantMessage("must be 'article' or 'plain'"),
);

/** A section of the home page below the article. */
const homeSection = strictFields({
  /** The anchor in the address: `brands` for `/#brands`. */
  id: name,
  /** A key of `header.nav` in the messages, if the navigation leads to the section. */
  label: v.optional(v.string('must be a text')),
});

/** Who serves the pages, and where. The privacy policy states it (Art. 13 (1) (f) GDPR). */
const host = v.pipe(
  strictFields({
    name: oneLine,
    country: countryCode,
    /**
     * The legal basis of the transfer of data: none needed in the European Economic Area, an
     * adequacy decision (Art. 45 GDPR), or standard clauses (Art. 46 (2) (c) GDPR).
     */
    basis: v.picklist(['eea', 'adequacy', 'clauses'], 'must be eea, adequacy or clauses'),
  }),
  v.check(
    ({ country, basis }) => isInEuropeanEconomicArea(country) === (basis === 'eea'),
    ({ input }) =>
      `must have the basis eea for a country of the EEA, and for no other: ${input.country}`,
  ),
);

/** The numbers and fixed addresses that texts state. Messages take them as arguments. */
const facts = strictFields({
  /**
   * On which day somebody last opened the sources and compared the article with them, and who.
   * Without it the page does not say that its facts were checked. The name is not published.
   */
  checked: v.optional(strictFields({ on: day, by: oneLine })),
  /**
   * The currency of all amounts: its code (ISO 4217), and a sign that no other currency uses. The
   * messages that write an amount in their own way (`pay.single_questions`, in some languages
   * `scams.figures`) contain the sign themselves.
   */
  currency: strictFields({ code: currencyCode, sign: oneLine }),
  /**
   * Rows and columns of the table of pay per hour, in ascending order: rewards in the currency, and
   * lengths of surveys in minutes. The text names the lowest amount that reaches `localPay.hourly`.
   */
  payTable: strictFields({ rewards: ascending(positive), minutes: ascending(positive) }),
  /**
   * The example of a first payout: its amount, and the reward for each survey, both in the
   * currency, and the length of each survey in minutes.
   */
  firstPayout: strictFields({ amount: positive, reward: positive, minutes: positive }),
  /**
   * Yearly incomes above which a tax return is due, in the currency: from a trade (net), and in
   * all.
   */
  taxThresholds: strictFields({ trade: whole, all: whole }),
  /**
   * Minutes that the example of pay loses to surveys that turn one away, for each finished survey.
   */
  screenOutMinutes: positive,
  /** The Local Qualifying Salary of part-time employees per hour, in the currency. */
  localPay: strictFields({ hourly: positive, since: day }),
  /**
   * Job scams with tasks and surveys: cases and losses (in the currency) from October 2025 to a
   * day.
   */
  jobScams: strictFields({ cases: whole, lost: whole, until: day }),
  /** Telephone numbers in Singapore: ScamShield, the Singpass helpdesk, the police. */
  phoneNumbers: strictFields({
    helpline: shortNumber,
    singpass: shortNumber,
    emergency: shortNumber,
  }),
  /**
   * The sources of the article, by their keys under `sources.items` in the messages, with the date
   * of publication, if the page has one.
   */
  sources: byName(strictFields({ url: publicPage, date: v.optional(partialDate) })),
  /**
   * The codes of the languages in which each company answers messages, by its name in `companies`.
   */
  answersIn: byName(list(knownLanguageCode)),
  host,
  /** For how many days, at most, the host keeps its records of visits. */
  hostRecordDays: whole,
  /** Length of a short survey, in minutes. */
  surveyMinutes: v.pipe(
    strictFields({ shortest: whole, longest: whole }),
    v.check(
      ({ shortest, longest }) => shortest <= longest,
      ({ input }) =>
        `has a longest length, ${input.longest}, below its shortest, ${input.shortest}`,
    ),
  ),
  /** What single questions pay per minute, in the currency. */
  ratePerMinute: v.pipe(
    strictFields({ lowest: positive, highest: positive }),
    v.check(
      ({ lowest, highest }) => lowest <= highest,
      ({ input }) => `has a highest rate, ${input.highest}, below its lowest, ${input.lowest}`,
    ),
  ),
  copyrightYears: v.pipe(
    strictFields({ first: year, last: year }),
    v.check(
      ({ first, last }) => first <= last,
      ({ input }) => `must not end in ${input.last}, before ${input.first}, the first year`,
    ),
  ),
  /**
   * Office hours from Monday to Friday, in whole hours of the time zone of the company's country.
   */
  officeHours: v.pipe(
    strictFields({ opens: hour, closes: hour }),
    v.check(
      ({ opens, closes }) => opens < closes,
      ({ input }) => `must close after it opens, not from ${input.opens} to ${input.closes}`,
    ),
  ),
  /** The European Commission's list of dispute resolution bodies. */
  disputeResolutionUrl: httpsAddress,
  /** The Consumers Association of Singapore. */
  consumersAssociationUrl: httpsAddress,
  /** The Small Claims Tribunals of Singapore. */
  smallClaimsUrl: httpsAddress,
  /** Where holders of a pass ask Singapore's Ministry of Manpower. */
  manpowerMinistryUrl: httpsAddress,
});

/** One of the five survey sites on the partner's list. */
const topFiveRow = strictFields({
  name: oneLine,
  /** The partner's page for the site, if there is one. Links append `affid` and `lang` to it. */
  url: v.optional(partnerAddress),
  /** In the currency, if the survey site states one. */
  minimumPayout: v.optional(positive),
  rewards: list(
    v.picklist(
      ['gift_cards', 'paypal', 'bank_transfer', 'paynow', 'points'],
      'must be gift_cards, paypal, bank_transfer, paynow or points',
    ),
  ),
  /** Within how many days a payout arrives, if the survey site says so. */
  payoutDays: v.optional(whole),
  /** The minimum age of members, in years. */
  minimumAge: whole,
  /** The day on which somebody last checked this row. */
  checkedOn: day,
});

export const configSchema = strictFields({
  /** The site's name in logo, texts and footer. */
  name: oneLine,
  /** English comes first: its messages define the keys, its addresses have no prefix. */
  languages: list(languageRowSchema),
  /** The first is the home page. */
  pages: list(page),
  /** In this order. Each belongs to a component: CONTRIBUTING.md, 'Add a section to the home page'. */
  homeSections: list(homeSection),
  /** File names in `public/brands/`, and keys of `cta_section.brands.names` in the messages. */
  brands: list(name),
  /** The companies that publish the site, by names of your choice. */
  companies: byName(companySchema),
  facts,
  /**
   * The five survey sites on the partner's list: five rows, which are shown as a table, or none.
   */
  topFive: list(topFiveRow),
});

export type SiteConfig = v.InferOutput<typeof configSchema>;
export type PageRow = v.InferOutput<typeof page>;
export type ArticleRow = Extract<PageRow, { kind: 'article' }>;
export type TopFiveRow = v.InferOutput<typeof topFiveRow>;
