import type { Change } from './tree.js';

/** What a generator writes, and what it leaves to the engineer. */
export interface Plan {
  changes: Change[];
  left: string[];
  /** Shapes and edges to record once the files are written. */
  golden?: { catalog: string; folder: string };
}
