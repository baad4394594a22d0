/** The companies behind a site. */
import type { Company } from './company-rules';
import { languageRow } from './languages';
import type { Locale } from './names';
import type { Configured } from './site';

/** The company that answers for the pages of a language. */
export function companyOf(site: Configured, locale: Locale): Company {
  return site.config.companies[languageRow(site, locale).company];
}

/** The language in which a company writes its own address: that of its country. */
export function languageOf({ country }: Company): string {
  return country === 'DE' ? 'de' : 'en';
}

/** Who answers questions on personal data. */
export function privacyEmail(company: Company): string {
  return company.country === 'SG' ? company.dataProtectionOfficer : company.email;
}

/** The number as a `tel:` link wants it: digits and the plus sign alone. */
export function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** Countries that write the postal code behind the place (Universal Postal Union, postal addressing systems). */
const codeBehindPlace = ['AU', 'CA', 'GB', 'IE', 'NZ', 'SG', 'US'];

/** Place and postal code in one line, as the country writes them: `10115 Berlin`, `Sydney NSW 2000`. */
export function cityLine({ postalCode, city, region, addressCountry }: Company): string {
  const parts = codeBehindPlace.includes(addressCountry)
    ? [city, region, postalCode]
    : [postalCode, city, region];
  return parts.filter(Boolean).join(' ');
}
