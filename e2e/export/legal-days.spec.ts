/** Each legal text says on which day it last changed: that of the configuration, as the language writes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { fileOf } from '../../lib/address/paths';
import type { Messages } from '../../lib/messages/load';
import { languageRow, localesOf } from '../../lib/site/languages';
import { pageRow } from '../../lib/site/pages';
import { asRead, textOf } from '../../tools/export/document';
import { messageFile, readJson } from '../../tools/messages/files';
import { filled, plain, trial } from '../setup/exports';

for (const { folder, site } of [plain, filled, trial])
  for (const route of ['terms', 'privacy'] as const)
    test(`the day of the ${route} in ${folder}, in every language`, () => {
      const { changedOn } = pageRow(site, route);
      const [year, month, day] = changedOn.split('-').map(Number);
      for (const locale of localesOf(site)) {
        const page = parse(readFileSync(join(folder, fileOf({ locale, route })), 'utf8'));
        const days = page.querySelectorAll('main time').map((time) => ({
          datetime: time.attrs.datetime,
          text: textOf(time),
        }));
        const { pages } = readJson(messageFile(site.messagesFolder, locale)) as Messages;
        const date = new Date(year, month - 1, day).toLocaleDateString(
          languageRow(site, locale).withCountry ?? locale,
          { day: 'numeric', month: 'long', year: 'numeric' },
        );
        const text = asRead(pages.updated.replace('{date}', date));
        expect(days, locale).toEqual([{ datetime: changedOn, text }]);
      }
    });
