export { atATime } from './at-a-time.js';
export { batchLoader, documentLoader } from './batch-loader.js';
export { Batcher } from './batcher.js';
export { KeyedMutex } from './keyed-mutex.js';
export { unlessAborted } from './unless-aborted.js';
export { within } from './within.js';
