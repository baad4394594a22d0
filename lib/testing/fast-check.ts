/** fast-check with a fixed seed, so that every run tries the same: a failure prints the seed and the smallest case. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20250915 });

export default fc;
