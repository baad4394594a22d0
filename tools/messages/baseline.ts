/** The English texts that translations follow. `baseline.json` beside the messages keeps them. */
import { existsSync } from 'node:fs';
import { localesOf } from '../../lib/site/languages';
import type { SiteSources } from '../../lib/site/site';
import { type Catalog, flatten } from './catalog';
import { messageFile, readableJson, readJson } from './files';

export type Baseline = {
  /** By key the English text that all translations follow, but for those below. */
  english: Readonly<Record<string, string>>;
  /** By key and language the English text that a translation follows already, or still. */
  exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The file of the baseline of a site's messages. */
export const baselineFile = ({ messagesFolder }: SiteSources) =>
  messageFile(messagesFolder, 'baseline');

/** The baseline of a site's messages; undefined if they have none. @throws UnreadableFile */
export function readBaseline(site: SiteSources): Baseline | undefined {
  const file = baselineFile(site);
  return existsSync(file) ? (readJson(file) as Baseline) : undefined;
}

/** The messages of every language, by code and key: English first. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The texts of all languages of a site, as far as they can be read. */
export function readTexts(site: SiteSources): Texts {
  const textsOf = (code: string) =>
    flatten((readableJson(messageFile(site.messagesFolder, code)) ?? {}) as Catalog);
  return new Map(localesOf(site).map((code) => [code, textsOf(code)]));
}
