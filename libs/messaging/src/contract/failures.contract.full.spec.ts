import { adapters } from './testing/harness.js';
import { failuresOn } from './testing/failures.js';

// Kafka takes seconds to move a group for every test here; `kafka.int.spec.ts` has its dead letters in every run.
for (const kind of adapters.filter((one) => one !== 'embedded')) failuresOn(kind);
