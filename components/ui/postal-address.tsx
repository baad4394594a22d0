import { getLocale } from 'next-intl/server';
import { operatorOf } from '@/lib/operators';

/** The operator's address, with the country's name in the page's language. */
export async function PostalAddress() {
  const locale = await getLocale();
  const { company, street, city, addressCountry } = operatorOf(locale);
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(addressCountry);
  return (
    <address className="not-italic hyphens-none">
      {company}
      <br />
      {street}
      <br />
      {city}
      <br />
      {country}
    </address>
  );
}
