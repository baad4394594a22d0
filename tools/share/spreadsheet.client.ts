/** The table as text for a spreadsheet. Runs in the page that `npm run share` writes. */
import Papa from 'papaparse';
import type { Campaign } from './campaign.client';

/** A row of the page's table. The page's script reads it from the row's `data-row`. */
export type SharedRow = {
  /** What its language is called in English. */
  language: string;
  /** What its language calls itself. */
  ownName: string;
  /** What its page is called. */
  page: string;
  title: string;
  /** Without a campaign. */
  address: string;
  /** What its files are called: `home-de`. */
  file: string;
};

/**
 * Rows under a head, in which no cell is taken for a formula.
 * @param shared with the addresses as they are shared
 * @param delimiter a comma for a file (RFC 4180), a tab for the clipboard
 */
export function spreadsheet(
  shared: readonly SharedRow[],
  campaign: Campaign,
  delimiter: ',' | '\t',
): string {
  const rows = shared.map(({ language, ownName, page, title, address }) => ({
    Language: language,
    'Own name': ownName,
    Page: page,
    Title: title,
    Source: campaign.utm_source,
    Medium: campaign.utm_medium,
    Campaign: campaign.utm_campaign,
    Content: campaign.utm_content,
    Address: address,
  }));
  return Papa.unparse(rows, { delimiter, escapeFormulae: true });
}
