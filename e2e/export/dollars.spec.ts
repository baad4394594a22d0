/** A bare dollar is the American one to most readers: every dollar on a page says whose it is. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { filesBelow } from '../../tools/export/files';
import { filled, plain } from '../setup/exports';

/** The sign and the word, in the languages of the site. Japanese has longer words that end like it, as a hurdle. */
const dollar = /\$|d[oó]l+ar|(?<![ァ-ヺー])ドル|달러/iu;

/** `S$`, `Singapore dollar`, `dólares de Singapur`, `dolarów singapurskich`, `シンガポールドル`. */
const withCountry = [
  /\p{Lu}\$/u,
  /singap\p{L}*[\s-]d[oó]l+ar\p{L}*/iu,
  /d[oó]l+ar\p{L}*\s(d[aei]\s)?singap\p{L}*/iu,
  /シンガポールドル|싱가포르\s?달러/u,
].map(({ source, flags }) => new RegExp(source, `${flags}g`));

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

/** What stands around each dollar without a country. */
function bareDollars(content: string): string[] {
  const rest = withCountry.reduce((text, named) => text.replace(named, ''), content);
  return rest.match(new RegExp(`.{0,30}(?:${dollar.source}).{0,30}`, 'giu')) ?? [];
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
