/** The site of an operator who has filled everything in: companies without samples, and the five survey sites. */
import type { SiteConfig } from '../../../lib/site/config';
import site from '../../../site.config';

export default {
  ...site,
  companies: {
    singapore: {
      country: 'SG',
      company: 'Kaya Guides Pte. Ltd.',
      street: '88 Collins Street',
      postalCode: '3000',
      city: 'Melbourne',
      region: 'VIC',
      addressCountry: 'AU',
      email: 'team@kaya-guides.sg',
      phone: '+61 3 9999 1234',
      responsiblePerson: 'Mei Tan',
      uen: '201812345D',
      gstNumber: '201812345D',
      dataProtectionOfficer: 'privacy@kaya-guides.sg',
    },
    germany: {
      country: 'DE',
      company: 'Kaya Ratgeber GmbH',
      street: 'Lindenstraße 12 b',
      postalCode: '10969',
      city: 'Berlin',
      addressCountry: 'DE',
      email: 'team@kaya-ratgeber.de',
      phone: '+49 30 4567890',
      responsiblePerson: 'Anna Schulze',
      representedBy: 'Anna Schulze, Ben Öztürk',
      registerCourt: 'Amtsgericht Charlottenburg',
      registerNumber: 'HRB 123456 B',
      vatId: 'DE136695976',
    },
  },
  topFive: ['One', 'Two', 'Three', 'Four', 'Five'].map((name, index) => ({
    name: `Survey Site ${name}`,
    url: index === 0 ? 'https://rewards.kaya-partner.sg/one' : undefined,
    minimumPayout: index === 1 ? undefined : 5 + index * 2.5,
    rewards: index % 2 ? ['gift_cards', 'paynow'] : ['paypal', 'bank_transfer', 'points'],
    payoutDays: index === 2 ? undefined : index + 1,
    minimumAge: 16 + index,
    checkedOn: '2026-11-20',
  })),
} as const satisfies SiteConfig;
