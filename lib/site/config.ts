/**
 * The shape of `site.config.ts`: a schema that a build checks, and from which the types are derived. What its parts demand of
 * each other is in `config-rules.ts`.
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
  /** False if the footer does not link to the page. The text of another page then has to. */
  inFooter: v.optional(v.literal(false, 'must be false or not there')),
};

/**
 * A page of the site. Its texts are the messages under `pages.<route>`. A page shows its title, introduction and sections,
 * unless `app/[[...path]]/page.tsx` names a component for it.
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

/** Who serves the pages, and where: readers are told where their data go, and by what right (Art. 13 (1) (f) GDPR). */
const host = v.pipe(
  strictFields({
    name: oneLine,
    country: countryCode,
    /** Within the European Economic Area; by a decision of the Commission (Art. 45); by standard clauses (Art. 46 (2) (c)). */
    basis: v.picklist(['eea', 'adequacy', 'clauses'], 'must be eea, adequacy or clauses'),
  }),
  v.check(
    ({ country, basis }) => isInEuropeanEconomicArea(country) === (basis === 'eea'),
    ({ input }) => `must have the basis eea if its country is one of the EEA: ${input.country}`,
  ),
);

/** The numbers and fixed addresses that texts state. Messages take them as arguments. */
const facts = strictFields({
  /** The day on which the article's figures were last compared with their sources. */
  checkedOn: day,
  /** Who opened the sources on that day. Readers are not told. */
  checkedBy: oneLine,
  /** The currency of all amounts: its code (ISO 4217), and a sign that no other currency uses. */
  currency: strictFields({ code: currencyCode, sign: oneLine }),
  /**
   * Rows and columns of the table that shows pay per hour, from low to high: rewards in the currency, lengths of surveys in
   * minutes. The text below it names the lowest amount that reaches `localPay.hourly`.
   */
  payTable: strictFields({ rewards: ascending(positive), minutes: ascending(positive) }),
  /**
   * The example of how long the first payout takes: so much (in the currency), from surveys with this reward and of so many
   * minutes.
   */
  firstPayout: strictFields({ amount: positive, reward: positive, minutes: positive }),
  /** Yearly incomes above which a tax return is due, in the currency: net income from a trade, and all income together. */
  taxThresholds: strictFields({ trade: whole, all: whole }),
  /** What firms in Singapore that employ foreigners have to pay local part-timers by the hour, in the currency. */
  localPay: strictFields({ hourly: positive }),
  /** Job scams with tasks and surveys: how many cases cost how much, at least, from October 2025 up to that day. */
  jobScams: strictFields({ cases: whole, lost: whole, until: day }),
  /** Telephone numbers, as they are dialled in Singapore: of ScamShield, of Singpass's helpdesk, of the police. */
  phoneNumbers: strictFields({
    helpline: shortNumber,
    singpass: shortNumber,
    emergency: shortNumber,
  }),
  /**
   * Public pages that support statements of the article, by their keys under `sources.items` in the messages, with the date
   * of publication. An undated page has none.
   */
  sources: byName(strictFields({ url: publicPage, date: v.optional(partialDate) })),
  /** The languages in which each company answers messages: codes, by the company's name in `companies`. */
  answersIn: byName(list(knownLanguageCode)),
  host,
  /** The host keeps its records of visits for at most this many days. */
  hostRecordDays: whole,
  /** Length of a short survey, in minutes. */
  surveyMinutes: v.pipe(
    strictFields({ shortest: whole, longest: whole }),
    v.check(
      ({ shortest, longest }) => shortest <= longest,
      ({ input }) => `must not fall from ${input.shortest} to ${input.longest}`,
    ),
  ),
  /** What single questions pay per minute, in the currency. */
  ratePerMinute: v.pipe(
    strictFields({ lowest: positive, highest: positive }),
    v.check(
      ({ lowest, highest }) => lowest <= highest,
      ({ input }) => `must not fall from ${input.lowest} to ${input.highest}`,
    ),
  ),
  copyrightYears: v.pipe(
    strictFields({ first: year, last: year }),
    v.check(
      ({ first, last }) => first <= last,
      ({ input }) => `must not end in ${input.last}, before ${input.first}, the first year`,
    ),
  ),
  /** Office hours from Monday to Friday, in the time zone of the company's country: whole hours from 0 to 24. */
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
});

/** One of the five survey sites on the partner's list. */
const topFiveRow = strictFields({
  name: oneLine,
  /** The partner's page for it, if it has one. Links append `affid` and `lang`, as to the partner's list. */
  url: v.optional(partnerAddress),
  /** In the currency, if the site states one. */
  minimumPayout: v.optional(positive),
  rewards: list(
    v.picklist(
      ['gift_cards', 'paypal', 'bank_transfer', 'paynow', 'points'],
      'must be gift_cards, paypal, bank_transfer, paynow or points',
    ),
  ),
  /** A payout arrives after at most this many days, if the site says so. */
  payoutDays: v.optional(whole),
  /** The minimum age of members, in years. */
  minimumAge: whole,
  /** The day on which all of this was last checked. */
  checkedOn: day,
});

export const configSchema = strictFields({
  /** The site's name in logo, texts and footer. */
  name: oneLine,
  /** The first is English: its messages define the keys, its addresses have no prefix, and it is the fallback. */
  languages: list(languageRowSchema),
  /** The first is the home page. */
  pages: list(page),
  homeSections: list(homeSection),
  /** Names of pictures in `public/brands/`, and keys of `cta_section.brands.names` in the messages. */
  brands: list(name),
  /** The companies behind the site. A company's country decides what its legal notice has to name. */
  companies: byName(companySchema),
  facts,
  /** The five sites on the partner's list: five rows, which are shown as a table, or none. */
  topFive: list(topFiveRow),
});

export type SiteConfig = v.InferOutput<typeof configSchema>;
export type PageRow = v.InferOutput<typeof page>;
export type ArticleRow = Extract<PageRow, { kind: 'article' }>;
export type TopFiveRow = v.InferOutput<typeof topFiveRow>;
