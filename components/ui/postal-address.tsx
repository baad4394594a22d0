import { getLocale } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { countryName } from '@/lib/messages/country-name';
import { cityLine, companyOf, languageOf } from '@/lib/site/companies';

/**
 * The operator's address in the language of its country, and the country's name in the page's
 * language.
 */
export async function PostalAddress() {
  const locale = await getLocale();
  const company = companyOf(site, locale);
  const language = languageOf(company);
  return (
    <address className="hyphens-none">
      <span lang={language === locale ? undefined : language}>
        {company.company}
        <br />
        {company.street}
        <br />
        {cityLine(company)}
      </span>
      <br />
      {countryName(company.addressCountry, locale)}
    </address>
  );
}
