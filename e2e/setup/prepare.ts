/** Gets the tests what they need: a browser, and two exports to visit. */
import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser';
import { plain, under } from './sites';

console.log(`Testing in ${installBrowser()}`);
for (const { folder, settings } of [plain, under]) {
  const { status } = spawnSync('npx', ['tsx', 'lib/export/build.ts', folder], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(status ?? 1);
}
