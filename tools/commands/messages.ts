/**
 * `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse, or where a page's
 * texts have changed since the day that it states; then says which translations have not followed an English text.
 * `npm run messages -- fi` is about one language and English alone, and `npm run messages -- fi hero.checked` says what
 * stands there in place of the message's arguments.
 * `npm run messages -- --stamp` keeps days and texts as they are now (`tools/messages/stamps.ts`);
 * `--stamp de fr` says, too, that these languages follow the English texts, and `--stamp all` that all do.
 * `--stamp de hero.title` says alone that German follows this text.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { configFaults } from '../../lib/site/config-rules';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { readSettings } from '../../lib/site/settings';
import { readArguments } from '../messages/arguments';
import {
  faultsByFile,
  messageKeys,
  publicFaultsByFile,
  readTexts,
  unusedLanguages,
} from '../messages/check';
import { behindLines, stampLine, translationLines, whatEnglishWas } from '../messages/follow';
import { hintsByFile } from '../messages/hints';
import { longNameHints } from '../messages/language-names';
import { type Report, readJson } from '../messages/report';
import { valueLines } from '../messages/shown-values';
import {
  languagesBehind,
  neverStamped,
  type Stamps,
  staleDays,
  stamped,
  stampedTexts,
  stampOnceMended,
  type Texts,
  todayInUtc,
  unsetDays,
} from '../messages/stamps';
import { completeLanguages, shortened, totalLines } from '../messages/summary';
import { typographyHints } from '../messages/typography';
import { commandSources } from '../site/command-site';
import { stop } from '../site/stop';

const stampFile = 'tools/messages/stamps.json';

const sources = await commandSources();
const { config, messagesFolder: folder } = sources;
// Languages, pages and companies come from there: with a fault in it, all else would be guessed.
const configuration = configFaults(config);
if (configuration.length > 0) stop('The configuration cannot be used:', configuration);
const codes = localesOf({ config });
const { isStamp, languages, keys, fault } = readArguments(
  process.argv.slice(2),
  codes,
  messageKeys(folder),
);
if (fault) stop(fault);
if (!isStamp && keys.length > 0) {
  // No setting stands in these values.
  const site = { ...sources, settings: readSettings({}) };
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

/** Prints how many languages are behind. @returns their codes */
function tellBehind(behind: ReadonlyMap<string, readonly string[]>): string[] {
  for (const line of behindLines(behind)) console.log(line);
  if (behind.size > 0) console.log(whatEnglishWas);
  return [...behind.values()].flat();
}

/** The stamps of all pages and texts. Ends the command where a page's day is not set. */
function stampedAll(texts: Texts, before: Stamps): Stamps {
  const unset = unsetDays(config, texts, before, todayInUtc());
  if (unset.length > 0) stop('Nothing was stamped:', unset);
  return stamped(config, texts, before, languages);
}

/** Stamps the texts that are named, else all and their pages, and says what that changed. */
function stamp(before: Stamps): Stamps {
  const texts = readTexts({ config }, folder);
  const after =
    keys.length > 0 ? stampedTexts(texts, before, languages, keys) : stampedAll(texts, before);
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
  console.log(stampLine(before, after, [...followed.values()].flat(), languages));
  return after;
}

/** Prints what the stamps say of languages, and how to stamp. @returns those of which they do */
function tellStamps(stamps: Stamps, toDo?: string): string[] {
  const texts = readTexts({ config: shownConfig }, folder);
  const behind = languagesBehind(texts, stamps);
  const others = shownCodes.filter((code) => code !== defaultLocale);
  const what = 'has not followed the English text, which is now';
  // A stamp says itself what it is about.
  if (!isStamp)
    for (const line of translationLines(folder, texts, behind, others, what)) console.log(line);
  const told = tellBehind(behind);
  const never = neverStamped(texts, stamps, toDo);
  fail(never);
  return [...told, ...never.map((line) => line.split(':')[0])];
}

const report = faultsByFile({ config }, folder);
const hidden = codes.filter((code) => !shownCodes.includes(code)).map((code) => `${code}.json`);
const ofShown = (some: Report) => [...some].filter(([file]) => !hidden.includes(basename(file)));
const linesOf = (some: ReturnType<typeof ofShown>) => some.flatMap(([, lines]) => lines);
const shown = ofShown(report);
const faults = linesOf(shown);
fail(shortened(faults));
const isComplete = [...report.values()].every(({ length }) => length === 0);
if (isStamp && !isComplete) fail(['Nothing was stamped: mend these first']);
for (const line of unusedLanguages({ config }, folder)) console.log(line);
const ofPublic = ofShown(await publicFaultsByFile({ config }, folder, shownCodes));
const publicFaults = linesOf(ofPublic);
if (publicFaults.length > 0)
  fail(['A build for a public SITE_URL would also refuse:', ...shortened(publicFaults)]);

const kept = readJson(stampFile) as Stamps;
const stamps = isStamp && isComplete ? stamp(kept) : kept;
// Only those of the public are left: with others, none of it is told.
const toDo = publicFaults.length > 0 ? stampOnceMended : undefined;
const behind = faults.length === 0 ? tellStamps(stamps, toDo) : [];
if (isComplete) fail(staleDays(config, readTexts({ config }, folder), stamps, todayInUtc(), toDo));

const hints = ofShown(hintsByFile({ config }, folder));
const hintLines = [
  ...linesOf(hints),
  ...longNameHints(shownConfig.languages),
  ...typographyHints(shownCodes),
];
if (hintLines.length > 0)
  console.log(['Look at these: they may be meant, and a build passes.', ...hintLines].join('\n'));
for (const line of totalLines([...faults, ...publicFaults])) console.log(line);
const told = [...shown, ...ofPublic, ...hints];
const complete = completeLanguages(shownCodes, report.keys(), told, behind);
if (complete.length > 0) console.log(`complete: ${complete.join(', ')}`);
