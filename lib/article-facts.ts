/** What the article states as facts: figures, and the sources that they come from. */

/** ISO 8601, UTC: `2026-11-22`. */
type Day = `${number}-${number}-${number}`;

/** A public page that a statement rests on. */
export type Source = {
  /** An https address, or http where the publisher has no other. */
  url: string;
  /** The day of its publication; of an undated page, the day on which it was read. */
  date: Day;
};

export type ArticleFacts = {
  /** The day on which all of them were last compared with their sources. */
  checkedOn: Day;
  /** What rewards and thresholds are in: a code of ISO 4217, and a sign that no other currency shares. */
  currency: { code: string; sign: string };
  /** The table of what an hour pays: rewards in the currency above, lengths in minutes. */
  pay: { rewards: readonly number[]; minutes: readonly number[] };
  /** What one panel publishes: reward and minimum payout in its own currency (ISO 4217). */
  example: { currency: string; reward: number; minutes: number; minimumPayout: number };
  /** What points were worth at a panel in Singapore, as a voucher in the currency above, and in which year. */
  points: { count: number; voucher: number; year: string };
  /** From what age a panel in Singapore takes residents, in years. */
  youngest: number;
  /** After how many months without a survey a panel in Singapore lets points expire. */
  expiryMonths: number;
  /** Above what yearly income one has to declare it, in the currency above: net from a trade, and in all. */
  tax: { trade: number; all: number };
  /** Job scams that begin with surveys or small tasks: at least so many people and so much money between two days. */
  scams: { victims: number; lost: number; from: Day; to: Day };
  /** Numbers to call, as they are dialled in Singapore. */
  calls: { helpline: string; emergency: string };
  sources: Record<SourceId, Source>;
};

export type SourceId =
  | 'job_scams_2024'
  | 'job_scams_2025'
  | 'panel_rates'
  | 'panel_age'
  | 'panel_expiry'
  | 'panel_payout'
  | 'tax'
  | 'tax_trade';

export const articleFacts: ArticleFacts = {
  checkedOn: '2026-11-22',
  currency: { code: 'SGD', sign: 'S$' },
  pay: { rewards: [0.2, 0.5, 1, 2], minutes: [3, 5, 10, 20] },
  example: { currency: 'EUR', reward: 0.2, minutes: 5, minimumPayout: 10 },
  points: { count: 500, voucher: 10, year: '2021' },
  youngest: 15,
  expiryMonths: 12,
  tax: { trade: 6000, all: 22_000 },
  scams: { victims: 3066, lost: 45_700_000, from: '2023-10-01', to: '2024-01-31' },
  calls: { helpline: '1799', emergency: '999' },
  sources: {
    job_scams_2024: {
      url: 'https://www.police.gov.sg/media-room/news/20240220_police_advisory_on_job_scams',
      date: '2024-02-20',
    },
    job_scams_2025: {
      url: 'https://www.straitstimes.com/singapore/over-10-6-million-lost-to-job-scams-involving-online-tasks-web-surveys-since-october',
      date: '2025-11-24',
    },
    panel_rates: {
      url: 'https://xk.tgmpanel.com/sq/payments-and-rewards.html',
      date: '2026-11-22',
    },
    panel_age: { url: 'http://www.rewards-mate.com/faq', date: '2026-11-22' },
    panel_expiry: {
      url: 'https://help-sg.mili.eu/en/support/solutions/articles/51000100763-will-my-points-expire-',
      date: '2026-11-22',
    },
    panel_payout: { url: 'https://www.happydot.sg/lottery-faqs/', date: '2026-11-23' },
    tax: {
      url: 'https://www.iras.gov.sg/IRASHome/Individuals/Locals/Learning-the-basics/Individuals-Required-to-Pay-Income-Tax/Not-Working-in-Singapore/',
      date: '2026-11-23',
    },
    tax_trade: {
      url: 'https://ask.gov.sg/cpf/questions/cm0f52kvy002npz7ar73hsvsc',
      date: '2026-11-22',
    },
  },
};

/** A site of the partner's list, as an operator may name it: what is not known is left out. */
export type ListedSite = {
  name: string;
  /** The partner's page for it. */
  url?: string;
  /** In the article's currency. */
  minimumPayout?: number;
  rewards: readonly ('gift_cards' | 'paypal' | 'bank_transfer' | 'paynow' | 'points')[];
  /** Until a payout arrives. */
  days?: number;
  /** In years. */
  youngest?: number;
  checkedOn: Day;
};

/** None is invented: the table of the five is shown only if an operator fills this in. */
export const listedSites: readonly ListedSite[] = [];
