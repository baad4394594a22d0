import { getLocale } from 'next-intl/server';
import { operatorOf } from '@/lib/operators';

/** The operator's address, with the country's name in the page's language. */
export async function PostalAddress() {
  const locale = await getLocale();
  const { company, street, city, country } = operatorOf(locale);
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <address className="not-italic hyphens-none">
      {company}
      <br />
      {street}
      <br />
      {city}
      <br />
      {countryName}
    </address>
  );
}
