import type { Fault } from '../../lib/site/fault';
import type { ExportedDocument } from '../export/document';
import type { Export, ExportedPage, OpenPage } from '../export/read-export';

/** Generators of what is wrong with one subject, in words that follow the name of its file. */
type Rules<Subject> = readonly ((subject: Subject, exported: Export) => Iterable<string>)[];

/** The rules on one matter, by what each of them reads. */
export type RuleSet = {
  /** Every HTML file, also the 404 pages. */
  documents?: Rules<ExportedDocument>;
  /** A page with its document. */
  pages?: Rules<OpenPage>;
  /** A page without its document, once all pages are read. */
  site?: Rules<ExportedPage>;
  /** Another file, by the end of its name: `sitemap.xml`. */
  files?: Readonly<Record<string, Rules<string>>>;
  /** The export as a whole. */
  whole?: (exported: Export) => Fault[];
};
