import type { Export } from './export';
import type { ExportedDocument, ExportedPage } from './page';

/** What has to hold of an export. Each gives its findings: what is wrong. */
export type Rule = (site: Export) => {
  /** What is wrong with a page. */
  page?(page: ExportedPage): string[];
  /** The same of any other HTML file: a page for unknown addresses. */
  other?(document: ExportedDocument): string[];
  /** What is wrong with other files, or told by all pages together. Each names its file, `file: what is wrong`. */
  end?(): string[];
};
