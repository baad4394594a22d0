/** Settings that name a place which the site itself has a use for. */
import { pageAt } from '../../lib/address/paths';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { type Settings, settingLine } from '../../lib/site/settings';
import type { Configured } from '../../lib/site/site';

/** True for the address of a page, with or without the slash at its end. */
function isPage(site: Configured, home: string, address: string): boolean {
  const { origin, pathname } = new URL(address);
  const place = `${origin}${pathname}/`;
  if (!place.startsWith(`${home}/`)) return false;
  const segments = place.slice(home.length).split('/').filter(Boolean);
  return pageAt(site, segments) !== undefined;
}

/** One line for a contact endpoint that is a page, and one for a folder that reads as a language's. */
export function misplacedSettings(
  site: Configured,
  { SITE_URL, BASE_PATH = '', CONTACT_ENDPOINT }: Partial<Settings>,
): string[] {
  const faults: string[] = [];
  const languages = localesOf(site).filter((locale) => locale !== defaultLocale);
  const language = languages.find((locale) => BASE_PATH.endsWith(`/${locale}`));
  if (language)
    faults.push(
      settingLine(
        'BASE_PATH',
        `must not end in ${language}: the site adds the folders of languages`,
        BASE_PATH,
      ),
    );
  if (SITE_URL && CONTACT_ENDPOINT && isPage(site, SITE_URL + BASE_PATH, CONTACT_ENDPOINT))
    faults.push(
      settingLine(
        'CONTACT_ENDPOINT',
        'is a page of the site, not what takes messages',
        CONTACT_ENDPOINT,
      ),
    );
  return faults;
}
