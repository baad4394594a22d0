/** Before `npm run dev`: Next.js would answer every address with 500 while a language has a row and no file of texts. */
import { existsSync } from 'node:fs';
import { localesOf } from '../../lib/site/languages';
import { messageFile } from '../messages/files';
import { commandSources } from '../site/command-site';
import { stop } from '../site/stop';

const sources = await commandSources();
const missing = localesOf(sources)
  .map((code) => messageFile(sources.messagesFolder, code))
  .filter((file) => !existsSync(file));
if (missing.length > 0)
  stop(
    'site.config.ts has languages without texts (docs/translating.md tells how to begin):',
    missing,
  );
