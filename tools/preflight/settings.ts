/** Settings that name places which the site itself has a use for. */
import { pageAt } from '../../lib/address/paths';
import type { Fault } from '../../lib/site/fault';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { type Settings, settingFault } from '../../lib/site/settings';
import type { Configured } from '../../lib/site/site';

/** True for the address of a page, with or without the slash at its end. */
function isPage(site: Configured, home: string, address: string): boolean {
  const { origin, pathname } = new URL(address);
  const place = `${origin}${pathname}/`;
  if (!place.startsWith(`${home}/`)) return false;
  const segments = place.slice(home.length).split('/').filter(Boolean);
  return pageAt(site, segments) !== undefined;
}

/** A contact endpoint that is a page, and a folder that reads as a language's. */
export function misplacedSettings(
  site: Configured,
  { SITE_URL, BASE_PATH = '', CONTACT_ENDPOINT }: Partial<Settings>,
): Fault[] {
  const faults: Fault[] = [];
  const languages = localesOf(site).filter((locale) => locale !== defaultLocale);
  const language = languages.find((locale) => BASE_PATH.endsWith(`/${locale}`));
  if (language) {
    const reason = `must not end in ${language}: the site adds the folders of languages`;
    faults.push(settingFault('BASE_PATH', reason, BASE_PATH));
  }
  if (SITE_URL && CONTACT_ENDPOINT && isPage(site, SITE_URL + BASE_PATH, CONTACT_ENDPOINT)) {
    const reason = 'is a page of the site, not what takes messages';
    faults.push(settingFault('CONTACT_ENDPOINT', reason, CONTACT_ENDPOINT));
  }
  return faults;
}
