/**
 * `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse, or where a page's
 * texts have changed since the day that it states; then says which translations have not followed an English text.
 * `npm run messages -- --stamp` keeps days and texts as they are now (`tools/messages/stamps.ts`);
 * `--stamp de fr` says that these languages follow the English texts, `--stamp all` that all do.
 */
import { writeFileSync } from 'node:fs';
import { messagesFolder } from '../../lib/site/config-files';
import { localesOf } from '../../lib/site/languages';
import { faultsByFile, publicFaultsByFile, readJson, readTexts } from '../messages/check';
import { languagesBehind, type Stamps, staleDays, stamped, unsetDays } from '../messages/stamps';
import { commandConfig, environment } from '../site/command-site';

const stampFile = 'tools/messages/stamps.json';

const config = await commandConfig();
const folder = messagesFolder(environment);
const report = [...faultsByFile({ config }, folder)];
for (const [file, faults] of report) {
  console.log(faults.length === 0 ? `${file}: complete` : faults.join('\n'));
}
const isComplete = report.every(([, faults]) => faults.length === 0);
process.exitCode = isComplete ? 0 : 1;

if (isComplete) {
  const texts = readTexts({ config }, folder);
  let stamps = readJson(stampFile) as Stamps;
  const [option, ...languages] = process.argv.slice(2);
  const today = new Date().toISOString().slice(0, 10);
  const unset = option === '--stamp' ? unsetDays(config, texts, stamps, today) : [];
  if (option === '--stamp' && unset.length === 0) {
    const following = languages.includes('all') ? localesOf({ config }) : languages;
    stamps = stamped(config, texts, stamps, following);
    writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`);
  }
  for (const [key, codes] of languagesBehind(texts, stamps))
    console.log(`${key}: the English text has changed, and ${codes.join(', ')} have not followed`);
  const stale = unset.length > 0 ? unset : staleDays(config, texts, stamps);
  for (const fault of stale) console.log(fault);
  if (stale.length > 0) process.exitCode = 1;
}

const publicFaults = [...(await publicFaultsByFile({ config }, folder)).values()].flat();
if (publicFaults.length > 0) {
  console.log(`A build for a public SITE_URL would also refuse:\n${publicFaults.join('\n')}`);
  process.exitCode = 1;
}
