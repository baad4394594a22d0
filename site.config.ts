/**
 * What this site is: its languages, pages and sections, the companies behind it, and every fact
 * that its texts state. `lib/site/config.ts` explains each field. A build checks them all, and
 * refuses to publish what still says 'Example'. What differs between deployments, such as the
 * address, is set in the environment: see docs/operating.md.
 */
import type { SiteConfig } from './lib/site/config';

export default {
  name: 'Paid Survey Guide',

  // English first, then by their own names, so that readers find theirs in a menu.
  languages: [
    { code: 'en', name: 'English', withCountry: 'en-SG', company: 'singapore' },
    { code: 'da', name: 'Dansk', company: 'germany' },
    { code: 'de', name: 'Deutsch', company: 'germany' },
    { code: 'es', name: 'Español', company: 'germany' },
    { code: 'fr', name: 'Français', company: 'germany' },
    { code: 'it', name: 'Italiano', company: 'germany' },
    { code: 'nl', name: 'Nederlands', company: 'germany' },
    {
      code: 'no',
      name: 'Norsk',
      aliases: ['nb', 'nn'],
      withCountry: 'nb-NO',
      company: 'germany',
    },
    { code: 'pl', name: 'Polski', company: 'germany' },
    {
      code: 'pt-BR',
      name: 'Português (Brasil)',
      company: 'germany',
    },
    {
      code: 'pt-PT',
      name: 'Português (Portugal)',
      // Every Portuguese but Brazil's.
      aliases: ['pt'],
      company: 'germany',
    },
    { code: 'sv', name: 'Svenska', company: 'germany' },
    { code: 'tr', name: 'Türkçe', company: 'germany' },
    { code: 'ja', name: '日本語', company: 'germany' },
    { code: 'ko', name: '한국어', company: 'germany' },
  ],

  pages: [
    {
      route: 'home',
      kind: 'article',
      publishedOn: '2025-09-15',
      changedOn: '2026-11-27',
      // At 240 words a minute, and 550 characters of Japanese and Korean.
      readingMinutes: 9,
      readingMinutesIn: { ja: 13, ko: 11 },
    },
    { route: 'terms', kind: 'plain', changedOn: '2026-11-27' },
    { route: 'privacy', kind: 'plain', changedOn: '2026-11-27' },
    { route: 'contact', kind: 'plain', changedOn: '2026-11-27' },
    { route: 'imprint', kind: 'plain', changedOn: '2026-11-27' },
  ],

  homeSections: [
    { id: 'how-we-choose', label: 'how_we_choose' },
    { id: 'tips-for-success', label: 'tips' },
    { id: 'brands', label: 'brands' },
    { id: 'privacy-matters' },
    { id: 'about', label: 'about' },
  ],

  brands: [
    'grabgifts',
    'ntuc',
    'starbucks',
    'watsons',
    'fairprice',
    'zalora',
    'kopi',
    'klook',
    'osim',
    'lazada',
  ],

  companies: {
    singapore: {
      country: 'SG',
      company: 'Example Rewards Pte. Ltd.',
      street: '1 Example Street',
      postalCode: '2000',
      city: 'Sydney (Example)',
      region: 'NSW',
      addressCountry: 'AU',
      email: 'hello@survey-guide.example',
      phone: '+61 2 5550 0100',
      responsiblePerson: 'Alex Example',
      uen: '000000000A (Example)',
      gstNumber: '00-0000000-0 (Example)',
      dataProtectionOfficer: 'privacy@survey-guide.example',
    },
    germany: {
      country: 'DE',
      company: 'Example Rewards GmbH',
      street: 'Examplestraße 1',
      postalCode: '10115',
      city: 'Berlin (Example)',
      addressCountry: 'DE',
      email: 'hallo@survey-guide.example',
      phone: '+49 30 23125 100',
      responsiblePerson: 'Robin Example',
      representedBy: 'Kim Example',
      registerCourt: 'Amtsgericht Charlottenburg (Example)',
      registerNumber: 'HRB 000000 (Example)',
      vatId: 'DE000000000 (Example)',
      dataProtectionAuthority:
        'Berliner Beauftragte für Datenschutz und Informationsfreiheit (Example)',
    },
  },

  facts: {
    currency: { code: 'SGD', sign: 'S$' },
    payTable: { rewards: [0.2, 0.5, 1, 2], minutes: [3, 5, 10, 20] },
    firstPayout: { amount: 10, reward: 0.5, minutes: 5 },
    taxThresholds: { trade: 6000, all: 22_000 },
    screenOutMinutes: 3,
    localPay: { hourly: 10.5, since: '2024-07-01' },
    jobScams: { cases: 215, lost: 10_600_000, until: '2025-11-24' },
    phoneNumbers: { helpline: '1799', singpass: '6335 3533', emergency: '999' },
    sources: {
      job_scams: {
        url: 'https://www.straitstimes.com/singapore/over-10-6-million-lost-to-job-scams-involving-online-tasks-web-surveys-since-october',
        date: '2025-11-24',
      },
      singpass_scam: {
        url: 'https://www.police.gov.sg/media-room/news/20220222_police_advisory_on_scam_survey_leading_to_the_misuse_of_singpass_access',
        date: '2022-02-22',
      },
      nric: {
        url: 'https://www.pdpc.gov.sg/guidelines-and-consultation/2020/02/advisory-guidelines-on-the-personal-data-protection-act-for-nric-and-other-national-identification-numbers',
        date: '2018-08-31',
      },
      local_pay: {
        url: 'https://www.mom.gov.sg/employment-practices/progressive-wage-model/local-qualifying-salary',
      },
      student_pass: {
        url: 'https://www.mom.gov.sg/passes-and-permits/work-pass-exemption-for-foreign-students',
      },
      tax: {
        url: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/new-to-tax/your-tax-obligations/individuals-required-to-file-tax',
      },
    },
    answersIn: { singapore: ['en'], germany: ['de', 'en'] },
    host: { name: 'Example Hosting', country: 'DE', basis: 'eea' },
    hostRecordDays: 14,
    surveyMinutes: { shortest: 1, longest: 3 },
    ratePerMinute: { lowest: 1, highest: 5 },
    copyrightYears: { first: 2010, last: 2025 },
    officeHours: { opens: 9, closes: 17 },
    // Not the Commission's platform for online dispute resolution: it closed on 20 July 2025
    // (Regulation (EU) 2024/3228).
    disputeResolutionUrl: 'https://consumer-redress.ec.europa.eu/dispute-resolution-bodies_en',
    consumersAssociationUrl: 'https://www.case.org.sg/',
    smallClaimsUrl: 'https://www.judiciary.gov.sg/civil/small-claims',
    manpowerMinistryUrl: 'https://www.mom.gov.sg/contact-us',
  },

  topFive: [],
} as const satisfies SiteConfig;
