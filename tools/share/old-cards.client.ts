/** Leads to a service's tool with an address that is listed. Runs in the page that `npm run share` writes. */
import { type Listed, variantName } from './campaign.client';

/**
 * Gives a tool the address as it is posted in the service: that of its own source, else the first of the page and the
 * language. What must not go out has none. Where there are several, the link says of which row it is.
 * @param link has the service, the page, the language whose address it inspects, and the one without a campaign
 */
export function aim(link: HTMLAnchorElement, listed: readonly Listed[]): void {
  const { inspect = '', service, page, language, canonical = '' } = link.dataset;
  const same = listed.filter((row) => row.page === page && row.language === language);
  const own = same.find((row) => row.own.get('utm_source') === service) ?? same[0];
  link.href = inspect + encodeURIComponent(own?.address || canonical);
  const told = own?.address ? nameAmong(own, same) : '';
  const [aimed] = link.querySelectorAll('[data-aimed]');
  aimed.textContent = told && ` (${told})`;
}

function nameAmong({ own }: Listed, same: readonly Listed[]): string {
  return variantName(
    own,
    same.map((row) => row.own),
  );
}
