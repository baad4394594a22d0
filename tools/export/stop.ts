import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the command, with one line for each fault. */
export function stop(message: string, faults: readonly string[] = []): never {
  console.error([message, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  process.exit(1);
}

/** Ends the command if the folder has no export. */
export function requireExport(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    stop(`There is no export in ${folder}/. Run: npm run build`);
}
