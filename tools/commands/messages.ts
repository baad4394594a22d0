/**
 * `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse, or where a page's
 * texts have changed since the day that it states; then says which translations have not followed an English text.
 * `npm run messages -- fi` is about one language and English alone, and `npm run messages -- fi hero.checked` says what
 * stands there in place of the message's arguments.
 * `npm run messages -- --stamp` keeps days and texts as they are now (`tools/messages/stamps.ts`);
 * `--stamp de fr` says that these languages follow the English texts, `--stamp all` that all do, and
 * `--stamp de hero.title` that German follows this one.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { messagesFolder } from '../../lib/site/config-files';
import { configFaults } from '../../lib/site/config-rules';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { readSettings } from '../../lib/site/settings';
import { stop } from '../export/stop';
import { readArguments } from '../messages/arguments';
import {
  faultsByFile,
  messageKeys,
  publicFaultsByFile,
  readTexts,
  unusedLanguages,
} from '../messages/check';
import { behindLines, stampLine, translationLines } from '../messages/follow';
import { readJson } from '../messages/report';
import { valueLines } from '../messages/shown-values';
import { languagesBehind, type Stamps, staleDays, stamped, unsetDays } from '../messages/stamps';
import { hasTypography } from '../messages/typography';
import { commandConfig, environment } from '../site/command-site';

const stampFile = 'tools/messages/stamps.json';

const config = await commandConfig();
// Languages, pages and companies come from there: with a fault in it, all else would be guessed.
const configuration = configFaults(config);
if (configuration.length > 0) stop('The configuration cannot be used:', configuration);
const codes = localesOf({ config });
const folder = messagesFolder(environment);
const { isStamp, languages, keys, fault } = readArguments(
  process.argv.slice(2),
  codes,
  messageKeys(folder),
);
if (fault) stop(fault);
if (!isStamp && keys.length > 0) {
  // No setting stands in these values.
  const site = { config, settings: readSettings({}) };
  for (const code of codes.filter((one) => languages.includes(one)))
    for (const line of valueLines(site, folder, code, keys)) console.log(line);
  process.exit();
}
const shownCodes = codes.filter(
  (code) => isStamp || languages.length === 0 || languages.includes(code) || code === defaultLocale,
);
const shownConfig = {
  ...config,
  languages: config.languages.filter(({ code }) => shownCodes.some((one) => one === code)),
};

/** Prints lines, which make the command fail. */
function fail(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
  if (lines.length > 0) process.exitCode = 1;
}

/** Stamps the texts of all languages, and says what that changed. */
function stamp(before: Stamps): Stamps {
  const texts = readTexts({ config }, folder);
  const unset = unsetDays(config, texts, before, new Date().toISOString().slice(0, 10));
  if (unset.length > 0) stop('Nothing was stamped:', unset);
  const after = stamped(config, texts, before, languages, keys);
  writeFileSync(stampFile, `${JSON.stringify(after, null, 2)}\n`);
  const left = languagesBehind(texts, after);
  const followed = new Map(
    [...languagesBehind(texts, before)].map(([key, behind]) => [
      key,
      behind.filter((code) => !left.get(key)?.includes(code)),
    ]),
  );
  for (const line of translationLines(folder, texts, followed, languages, 'now follows'))
    console.log(line);
  console.log(stampLine(before, after, [...followed.values()].flat()));
  for (const line of behindLines(left)) console.log(line);
  return after;
}

/** Prints the translations that are behind. */
function tellBehind(stamps: Stamps): void {
  const texts = readTexts({ config: shownConfig }, folder);
  const others = shownCodes.filter((code) => code !== defaultLocale);
  const what = 'has not followed the English text, which is now';
  const behind = languagesBehind(texts, stamps);
  for (const line of translationLines(folder, texts, behind, others, what)) console.log(line);
  for (const line of behindLines(behind)) console.log(line);
}

const report = [...faultsByFile({ config }, folder)];
const hidden = codes.filter((code) => !shownCodes.includes(code)).map((code) => `${code}.json`);
const shown = report.filter(([file]) => !hidden.includes(basename(file)));
const complete = shownCodes.filter((code) => {
  const own = shown.filter(([file]) => basename(file) === `${code}.json`);
  return own.length > 0 && own.every(([, faults]) => faults.length === 0);
});
if (complete.length > 0) console.log(`complete: ${complete.join(', ')}`);
fail(shown.flatMap(([, faults]) => faults));
for (const line of unusedLanguages({ config }, folder)) console.log(line);
const plain = shownCodes.filter((code) => !hasTypography(code));
if (plain.length > 0)
  console.log(`tools/messages/typography.ts has no rules of their own for ${plain.join(', ')}`);

const isComplete = report.every(([, faults]) => faults.length === 0);
const kept = readJson(stampFile) as Stamps;
if (isStamp && !isComplete) fail(['Nothing was stamped: mend these first']);
// A stamp says itself what it is about.
if (!isStamp && shown.every(([, faults]) => faults.length === 0)) tellBehind(kept);
if (isComplete)
  fail(staleDays(config, readTexts({ config }, folder), isStamp ? stamp(kept) : kept));

const publicFaults = [
  ...(await publicFaultsByFile({ config: shownConfig }, folder)).values(),
].flat();
if (publicFaults.length > 0)
  fail(['A build for a public SITE_URL would also refuse:', ...publicFaults]);
