import { getLocale } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { cityLine, companyOf } from '@/lib/site/companies';

/** The operator's address, with the country's name in the page's language. */
export async function PostalAddress() {
  const locale = await getLocale();
  const company = companyOf(site, locale);
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(company.addressCountry);
  return (
    <address className="hyphens-none">
      {company.company}
      <br />
      {company.street}
      <br />
      {cityLine(company)}
      <br />
      {country}
    </address>
  );
}
