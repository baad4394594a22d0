import { defineConfig } from 'playwright/test';
import { launchOptions } from '../tools/testing/browser';
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
  // A test that passes only the second time is reported as flaky: a defect to mend, not a reason to hold back.
  retries: process.env.CI ? 1 : 0,
  // A shared machine may stall for a while. What never comes still ends a test.
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
