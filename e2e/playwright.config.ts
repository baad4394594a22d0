import { defineConfig } from 'playwright/test';
import { launchOptions } from '../tools/site/browser';
import { type Export, filled, plain, trial } from './setup/exports';
import { desktop } from './setup/window';

function serve({ folder, origin, environment }: Export) {
  const { port } = new URL(origin);
  return {
    command: `node --import tsx tools/commands/serve.ts ${folder}`,
    cwd: '..',
    port: Number(port),
    env: { ...environment, PORT: port },
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.next/test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is reported as flaky. It has to be mended, but does
  // not fail the run.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a shared machine that stalls for a while.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: plain.origin,
    locale: 'en-SG',
    viewport: desktop,
    launchOptions: launchOptions(),
  },
  webServer: [plain, filled, trial].map(serve),
});
