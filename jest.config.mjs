import { configFile, messagesFolder } from './lib/site/config-files.mjs';

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  globalSetup: '<rootDir>/lib/testing/far-from-utc.ts',
  maxWorkers: '100%',
  testMatch: ['<rootDir>/(app|lib|components|tools|examples)/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['<rootDir>/\\.out'],
  moduleNameMapper: {
    '^@/site\\.config$': `<rootDir>/${configFile(process.env)}`,
    '^@/messages/(.*)$': `<rootDir>/${messagesFolder(process.env)}/$1`,
    '^@/(.*)$': '<rootDir>/$1',
    '^next-intl/server$': '<rootDir>/lib/testing/next-intl-server.ts',
  },
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that are ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(@formatjs|intl-messageformat|leven|next-intl|use-intl)/)',
  ],
};
