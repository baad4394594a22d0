/**
 * `npm run messages`: what is wrong in which language, and which translations have not followed an
 * English text. Exits non-zero where every build would refuse, not only a public one.
 * docs/translating.md has what may be typed behind it.
 */
import { writeFileSync } from 'node:fs';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { readSettings } from '../../lib/site/settings';
import type { SiteSources } from '../../lib/site/site';
import { valueLines } from '../messages/argument-values';
import { type Baseline, baselineFile, readBaseline, readTexts } from '../messages/baseline';
import { messageFaults } from '../messages/check';
import { UnreadableFile } from '../messages/files';
import { readNotes } from '../messages/notes';
import {
  markedUpToDate,
  type OutdatedTranslations,
  outdatedTranslations,
  removedTexts,
} from '../messages/outdated';
import { completeLanguages, outdatedLines, reportLines } from '../messages/report';
import { type Request, RequestError, readRequest } from '../messages/request';
import { commandSources } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { stop } from '../site/stop';

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

function outdatedIn(site: SiteSources, languages: readonly string[]): OutdatedTranslations[] {
  const baseline = baselineOf(site);
  return outdatedTranslations(readTexts(site), baseline, readNotes(site))
    .map((text) => ({
      ...text,
      languages: text.languages.filter((code) => languages.includes(code)),
    }))
    .filter((text) => text.languages.length > 0);
}

/** Prints what is wrong in the languages, and in English, which the others are compared with. */
function check(site: SiteSources, languages: readonly string[]): void {
  const codes = localesOf(site).filter(
    (code) => code === defaultLocale || languages.includes(code),
  );
  const files = [...codes, 'notes'].map((name) => `/${name}.json`);
  const faults = messageFaults(site).filter(({ file }) => files.some((end) => file.endsWith(end)));
  const outdated = outdatedIn(site, languages);
  const removed = removedTexts(site);
  print([...reportLines(faults), ...outdatedLines(outdated), ...removed]);
  const complete = removed.length > 0 ? [] : completeLanguages(codes, faults, outdated);
  if (complete.length > 0) print([`complete: ${complete.join(', ')}`]);
  if (faults.some(({ onlyPublic }) => !onlyPublic)) process.exitCode = 1;
}

/** Prints what stands in place of arguments. No setting stands in these values. */
function showValues(sources: SiteSources, { languages, keys }: Request): void {
  const site = { ...sources, settings: readSettings({}) };
  for (const code of localesOf(site).filter((one) => languages.includes(one)))
    print(valueLines(site, code, keys));
}

/** The baseline. Messages that have none begin one. */
function baselineOf(site: SiteSources): Baseline {
  return readBaseline(site) ?? { english: {}, exceptions: {} };
}

function writeBaseline(site: SiteSources, baseline: Baseline): void {
  writeFileSync(baselineFile(site), `${JSON.stringify(baseline, null, 2)}\n`);
}

/** Keeps that translations follow the English texts as they are now. */
function markUpToDate(site: SiteSources, { languages, keys }: Request): void {
  const baseline = baselineOf(site);
  const named = outdatedIn(site, languages).filter(({ key }) => keys.includes(key));
  writeBaseline(site, markedUpToDate(readTexts(site), baseline, languages, keys));
  print(named.map((text) => `${text.key}: up to date in ${text.languages.join(', ')}`));
  if (named.length === 0) print(['Nothing was out of date']);
}

const tasks: Readonly<Record<Request['task'], (site: SiteSources, request: Request) => void>> = {
  check: (site, { languages }) => check(site, languages),
  values: showValues,
  'up-to-date': markUpToDate,
};

const site = await commandSources(readEnvironment());
const keys = [...(readTexts(site).get(defaultLocale)?.keys() ?? [])];
try {
  const typed = process.argv.slice(2);
  const request = readRequest(typed, localesOf(site), keys);
  tasks[request.task](site, request);
} catch (error) {
  if (error instanceof RequestError || error instanceof UnreadableFile) stop(error.message);
  throw error;
}
