import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the command, with one line for each fault. */
export function stop(message: string, faults: readonly string[] = []): never {
  console.error([message, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  process.exit(1);
}

/**
 * The export that a command is for: its first argument, or `out`. Ends the command if there is
 * none.
 */
export function exportFolder(): string {
  const [, , folder = 'out'] = process.argv;
  if (!existsSync(join(folder, 'index.html')))
    stop(`There is no export in ${folder}/. Run: npm run build`);
  return folder;
}
