/** What looks wrong in a language beside the others. It may be meant, and ends no build. */
import { defaultLocale } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Configured } from '../../lib/site/site';
import { type Catalog, flatten } from './compare';
import { figureHints } from './figures';
import { finalStopHints } from './final-stops';
import { type LegalTerms, thinPlaceHints } from './legal-terms';
import { lostParagraphHints } from './paragraphs';
import { readPeers, translationsOf } from './peers';
import { addFaults, check, legalFile, messageFile, type Report, readable } from './report';
import { legalTermsSchema } from './shapes';

/** The legal terms of a language; none if they cannot be read. */
const readTerms = (folder: string, code: Locale) =>
  check<LegalTerms>(new Map(), legalFile(folder, code), undefined, legalTermsSchema) ?? {};

/**
 * Wrong figures, lost paragraphs and full stops, legal terms left out: in each file, in lines that name file, line and
 * key.
 */
export function hintsByFile(site: Configured, folder: string): Report {
  const report: Report = new Map();
  const english = flatten(readable<Catalog>(messageFile(folder, defaultLocale)) ?? {});
  const peersOf = readPeers(site, folder);
  for (const code of translationsOf(site)) {
    const file = messageFile(folder, code);
    const content = readable<Catalog>(file);
    if (!content) continue;
    const [texts, peers] = [flatten(content), peersOf(code)];
    const { country, ...terms } = readTerms(folder, code);
    addFaults(report, file, [
      ...figureHints(english, texts, peers, Object.values(terms).flat()),
      ...lostParagraphHints(english, texts, peers),
      ...finalStopHints(english, texts, peers),
    ]);
    const others = translationsOf(site).filter((other) => other !== code);
    const thin = thinPlaceHints(
      { country, ...terms },
      others.map((other) => readTerms(folder, other)),
    );
    addFaults(report, legalFile(folder, code), thin);
  }
  return report;
}
