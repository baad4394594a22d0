import { createRequire } from 'node:module';

/** The command that runs TypeScript, by its file: a copy of the project has no `node_modules` of its own. */
export const tsx = createRequire(import.meta.url).resolve('tsx/cli');
