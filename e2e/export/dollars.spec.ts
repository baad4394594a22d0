/** A bare dollar is the American one to most readers: every dollar on a page says whose it is. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { filesBelow } from '../../tools/export/files';
import { bareDollars, dollar } from '../../tools/messages/rules/currency';
import { filled, plain } from '../setup/exports';

/** All that people, search engines and messengers get of a page: its markup without scripts and styles. */
function contentOf(file: string): string {
  const page = parse(readFileSync(file, 'utf8'));
  for (const code of page.querySelectorAll('script:not([type="application/ld+json"]), style'))
    code.remove();
  // What allows or forbids a break may stand within a word.
  return page
    .toString()
    .replace(/\p{Cf}/gu, '')
    .replaceAll('&nbsp;', ' ');
}

for (const { folder } of [plain, filled])
  test(`no dollar in ${folder} is without its country`, () => {
    const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
    const contents = pages.map((file) => [file, contentOf(`${folder}/${file}`)] as const);
    // The article names amounts.
    expect(contents.filter(([, content]) => dollar.test(content)).length).toBeGreaterThan(0);
    expect(
      contents.flatMap(([file, content]) =>
        bareDollars(content).map((place) => `${file}: ${place}`),
      ),
    ).toEqual([]);
  });
