/**
 * The table of pay by the hour, read as a visitor reads it: found by its caption, understood by its headers, and worked out
 * again from nothing but what stands there. `hourly-pay.ts` and `money.ts` have no say in what is right.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { fileOf } from '../../lib/address/paths';
import { languageRow, localesOf } from '../../lib/site/languages';
import { asRead, textOf } from '../../tools/export/document';
import { messageFile, readJson } from '../../tools/messages/files';
import { filled, plain, trial } from '../setup/exports';

/** Reads numbers as the language writes them, whole or with decimals; anything else is no number. */
function readerOf(language: string): (text: string) => number {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return (text) => {
    const [whole, decimals, ...more] = text.replaceAll(mark('group'), '').split(mark('decimal'));
    const isNumber = /^\d+$/.test(whole) && /^\d*$/.test(decimals ?? '') && more.length === 0;
    return isNumber ? Number(`${whole}.${decimals ?? ''}`) : Number.NaN;
  };
}

/** The number of an amount, which has the sign once and nothing else but space and marks of direction. */
function amountReader(language: string, sign: string): (text: string) => number {
  const numberOf = readerOf(language);
  return (text) => {
    const [before, after, ...more] = text.split(sign);
    if (after === undefined || more.length > 0) return Number.NaN;
    return numberOf(`${before}${after}`.replace(/[\s\p{Cf}]/gu, ''));
  };
}

/** The number of minutes, which a header has beside a word or two. */
const minutesOf = (text: string) => Number(/\d+/.exec(text)?.[0]);

const cellsOf = (row: HTMLElement) => row.querySelectorAll('th, td');
const kindOf = ({ localName, attrs }: HTMLElement) => `${localName} ${attrs.scope ?? ''}`.trim();

for (const { folder, site } of [plain, filled, trial])
  for (const locale of localesOf(site))
    test(`what an hour pays in ${folder}, ${locale}`, () => {
      const { currency, payTable } = site.config.facts;
      const file = messageFile(site.messagesFolder, locale);
      const { caption } = (readJson(file) as { pay: { caption: string } }).pay;
      const home = parse(readFileSync(join(folder, fileOf({ locale, route: 'home' })), 'utf8'));
      const tables = home
        .querySelectorAll('table')
        .filter((one) => one.querySelectorAll('caption').map(textOf).includes(asRead(caption)));
      expect(tables).toHaveLength(1);

      const [head, ...rows] = tables[0].querySelectorAll('tr').map(cellsOf);
      expect(head.map(kindOf)).toEqual(head.map(() => 'th col'));
      const lengths = head.slice(1).map((cell) => minutesOf(textOf(cell)));
      expect(lengths).toEqual(payTable.minutes);

      const amountOf = amountReader(languageRow(site, locale).withCountry ?? locale, currency.sign);
      const rewards = rows.map(([header]) => amountOf(textOf(header)));
      expect(rewards).toEqual(payTable.rewards);
      for (const [index, [header, ...cells]] of rows.entries()) {
        expect(kindOf(header)).toBe('th row');
        expect(cells.map(kindOf)).toEqual(lengths.map(() => 'td'));
        // Where the columns' headers have no room, each cell says its own.
        expect(cells.map(({ attrs }) => minutesOf(attrs['data-minutes']))).toEqual(lengths);
        for (const [column, cell] of cells.entries()) {
          const hourly = (rewards[index] * 60) / lengths[column];
          const isRounded = Math.abs(amountOf(textOf(cell)) - hourly) < 0.0051;
          const claim = `${textOf(cell)} for ${textOf(header)} in ${lengths[column]} min`;
          expect(isRounded, `${claim}: is ${hourly}`).toBe(true);
        }
      }
    });
