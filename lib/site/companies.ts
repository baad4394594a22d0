/** The companies behind a site. */
import type { Company } from './company-rules';
import { languageRow } from './languages';
import type { Locale } from './names';
import type { Configured } from './site';

/** The company that is responsible for the pages of a language. */
export function companyOf(site: Configured, locale: Locale): Company {
  return site.config.companies[languageRow(site, locale).company];
}

/** The language in which a company writes its own address: that of its country. */
export function languageOf({ country }: Company): string {
  return country === 'DE' ? 'de' : 'en';
}

/** The address for questions on personal data. */
export function privacyEmail(company: Company): string {
  return company.country === 'SG' ? company.dataProtectionOfficer : company.email;
}

/** The authority that supervises how a company treats personal data, by its own name. */
export function dataProtectionAuthority(company: Company): string {
  // Singapore has one for the whole country.
  return company.country === 'SG'
    ? 'Personal Data Protection Commission (PDPC)'
    : company.dataProtectionAuthority;
}

/** A telephone number for a `tel:` link: only digits and the plus sign. */
export function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/**
 * Countries that write the postcode after the city.
 * Source: Universal Postal Union, postal addressing systems.
 */
const postcodeLast = ['AU', 'CA', 'GB', 'IE', 'NZ', 'SG', 'US'];

/** City and postcode in the order of the country: `10115 Berlin`, `Sydney NSW 2000`. */
export function cityLine({ postalCode, city, region, addressCountry }: Company): string {
  const parts = postcodeLast.includes(addressCountry)
    ? [city, region, postalCode]
    : [postalCode, city, region];
  return parts.filter(Boolean).join(' ');
}
