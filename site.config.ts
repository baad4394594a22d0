/**
 * What this site is: its languages, pages and sections, the companies behind it, and every fact that its texts state.
 * Data alone. `lib/site/config.ts` explains each field; a build checks them all (`npm run check`), and refuses to
 * publish what still says 'Example'. What differs from one deployment to the next is set in the environment: see
 * docs/operating.md.
 */
import type { SiteConfig } from './lib/site/config';

export default {
  languages: [
    { code: 'en', name: 'English', territorial: 'en-SG', company: 'singapore' },
    { code: 'es', name: 'Español', company: 'germany' },
    { code: 'fr', name: 'Français', company: 'germany' },
    { code: 'de', name: 'Deutsch', company: 'germany' },
    {
      code: 'pt-PT',
      name: 'Português (Portugal)',
      shortName: 'PT-PT',
      company: 'germany',
    },
    { code: 'it', name: 'Italiano', company: 'germany' },
    { code: 'pl', name: 'Polski', oneFamily: true, company: 'germany' },
    { code: 'tr', name: 'Türkçe', oneFamily: true, company: 'germany' },
    { code: 'da', name: 'Dansk', company: 'germany' },
    { code: 'nl', name: 'Nederlands', company: 'germany' },
    {
      code: 'no',
      name: 'Norsk',
      aliases: ['nb', 'nn'],
      territorial: 'nb-NO',
      company: 'germany',
    },
    { code: 'sv', name: 'Svenska', company: 'germany' },
    { code: 'ja', name: '日本語', company: 'germany' },
    { code: 'ko', name: '한국어', company: 'germany' },
    {
      code: 'pt-BR',
      name: 'Português (Brasil)',
      shortName: 'PT-BR',
      company: 'germany',
    },
  ],

  pages: [
    {
      route: 'home',
      kind: 'article',
      publishedOn: '2025-09-15',
      changedOn: '2025-09-15',
      readingMinutes: 4,
    },
    { route: 'terms', kind: 'plain', changedOn: '2025-09-15' },
    { route: 'privacy', kind: 'plain', changedOn: '2025-09-15' },
    { route: 'contact', kind: 'plain', changedOn: '2025-09-15' },
    { route: 'imprint', kind: 'plain', changedOn: '2025-09-15' },
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
      city: 'Sydney',
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
      city: 'Berlin',
      addressCountry: 'DE',
      email: 'hallo@survey-guide.example',
      phone: '+49 30 23125 100',
      responsiblePerson: 'Robin Example',
      representedBy: 'Kim Example',
      registerCourt: 'Amtsgericht Charlottenburg (Example)',
      registerNumber: 'HRB 000000 (Example)',
      vatId: 'DE000000000 (Example)',
    },
  },

  facts: {
    currency: 'SGD',
    surveyMinutes: { shortest: 1, longest: 3 },
    ratePerMinute: { lowest: 1, highest: 5 },
    copyrightYears: { first: 2010, last: 2025 },
    officeHours: { opens: 9, closes: 17 },
    // The Commission's platform for online dispute resolution closed on 20 July 2025 (Regulation (EU) 2024/3228): a
    // link to that misleads.
    disputeResolutionUrl: 'https://consumer-redress.ec.europa.eu/dispute-resolution-bodies_en',
  },

  topFive: [],
} as const satisfies SiteConfig;
