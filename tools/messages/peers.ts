/** The languages of a site beside one of them. */
import { defaultLocale, languageRow, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Configured } from '../../lib/site/site';
import { type Catalog, flatten } from './compare';
import { messageFile, readable } from './report';

/** The languages but for the base language. */
export const translationsOf = (site: Configured) =>
  localesOf(site).filter((locale) => locale !== defaultLocale);

/** Gives, for a language, the texts of the other languages of its company, but for English. Reads all files at once. */
export function readPeers(
  site: Configured,
  folder: string,
): (code: Locale) => ReadonlyMap<string, unknown>[] {
  const all = translationsOf(site).map((code) => {
    const texts = readable<Catalog>(messageFile(folder, code)) ?? {};
    return { code, company: languageRow(site, code).company, texts: flatten(texts) };
  });
  return (code) =>
    all
      .filter((other) => other.code !== code && other.company === languageRow(site, code).company)
      .map(({ texts }) => texts);
}
