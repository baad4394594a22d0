import { createRequire } from 'node:module';

/**
 * The image library, by `require`: an ES import of a package outside the bundle makes the bundler's runtime
 * in the browser wait for such packages, which costs every visitor 450 bytes for what only the build needs.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof import('sharp').default;
