/**
 * fast-check with a fixed seed: every run tries the same cases. A failure prints the smallest one.
 */
// biome-ignore lint/style/noRestrictedImports: the one import of fast-check itself
import fc from 'fast-check';

fc.configureGlobal({ seed: 20250915 });

export default fc;
