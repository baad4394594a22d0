/**
 * `npm run dev`: the site while it is changed, on this machine alone. Arguments are those of
 * `next dev`: `npm run dev -- --port 4000`.
 */
import { existsSync } from 'node:fs';
import { localesOf } from '../../lib/site/languages';
import { messageFile } from '../messages/files';
import { commandSite } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { runNext } from '../site/next';
import { stop } from '../site/stop';

const site = await commandSite(readEnvironment('development'));
// Next.js would answer every address with 500.
const missing = localesOf(site)
  .map((code) => messageFile(site.messagesFolder, code))
  .filter((file) => !existsSync(file));
if (missing.length > 0)
  stop(
    'site.config.ts has languages without texts (docs/translating.md tells how to begin):',
    missing,
  );
process.exitCode = runNext(['dev', '--hostname', 'localhost', ...process.argv.slice(2)]);
