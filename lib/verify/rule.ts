import type { Export } from './export';
import type { ExportedDocument, ExportedPage } from './page';

/**
 * What has to hold of an export. It sees every page once, and the page is gone when the next one comes: a rule
 * that compares pages keeps what it needs (texts through `kept`) and speaks at the end.
 * Each gives its findings: one line for each fault, `file: what is wrong`.
 */
export type Rule = (site: Export) => {
  page?(page: ExportedPage): string[];
  /** Any other HTML file: a page for unknown addresses. */
  other?(document: ExportedDocument): string[];
  end?(): string[];
};

/**
 * A text to keep when its page is gone. What is cut from a page is a view of it to the JavaScript engine,
 * and would hold the whole page in memory; a copy does not.
 */
export function kept(text: string): string {
  return Buffer.from(text).toString();
}
