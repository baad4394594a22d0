import { parseArgs } from 'node:util';
import { isLocale, type Locale, localeCodes } from '../../lib/locales';
import type { Campaign } from './addresses';

/** The parameters by which analytics tell campaigns apart. Source: Google Analytics, 'URL builders'. */
const utmNames = [
  ...['utm_id', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  ...['utm_source_platform', 'utm_creative_format', 'utm_marketing_tactic'],
];

export type Options = Campaign & {
  help: boolean;
  json: boolean;
  /** The folder for QR codes. */
  qr?: string;
};

const example =
  "Example: npm run links -- --utm_campaign='summer 2025'. All options: npm run links -- --help";

export const helpText = `Writes every address to share as CSV to the standard output.

npm run --silent links -- --utm_source=mail --utm_campaign='summer 2025' > links.csv

  --${utmNames.join('=…\n  --')}=…
                           appended to every address, escaped
  --language=de            these languages alone; may be given several times
  --json                   JSON in place of CSV
  --qr=posters             also a QR code of each language's home page: posters/de.svg
  --help                   this text

SITE_URL and BASE_PATH say where the site is, as for a build.`;

/** May be given several times, which only languages can be: what else is given twice is refused by name. */
const text = { type: 'string', multiple: true } as const;
const names = [...utmNames, 'language', 'qr'];

/** @throws Error naming the first option that cannot be used, and why: a misspelt one would count nothing. */
export function readOptions(args: readonly string[]): Options {
  const { json, help, ...values } = parse(args);
  const texts = values as Record<string, string[] | undefined>;
  for (const name of names) check(name, texts[name]);
  return {
    help,
    json,
    qr: texts.qr?.[0],
    languages: texts.language?.map(asLocale) ?? localeCodes,
    parameters: new Map(
      utmNames.flatMap((name) => texts[name]?.map((value) => [name, value] as const) ?? []),
    ),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const texts = Object.fromEntries(names.map((name) => [name, text]));
  try {
    return parseArgs({ args: [...args], options: { json: flag, help: flag, ...texts } }).values;
  } catch (error) {
    // Node.js names the option and what is wrong with it.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`${reason}. ${example}`);
  }
}

function check(name: string, [value, second]: readonly string[] = []): void {
  if (second !== undefined && name !== 'language') throw new Error(`--${name} is given twice`);
  if (value !== undefined && !/^\S(.*\S)?$/.test(value)) {
    throw new Error(
      `--${name} is empty, or has a space at an end or a line break: ${JSON.stringify(value)}. ${example}`,
    );
  }
}

function asLocale(code: string): Locale {
  if (isLocale(code)) return code;
  throw new Error(
    `--language=${code} is no language of the site. There are: ${localeCodes.join(', ')}`,
  );
}
