import type { Figure } from './figure.js';
import type { BenchHarness } from './bench-harness.js';

export interface BenchCase {
  /** As it is asked for: `npm run bench -- <name>`. */
  name: string;
  /** What it measures, in one line. */
  title: string;
  /** Runs only when asked for by name. */
  onlyByName?: boolean;
  run(stage: BenchHarness): Promise<Figure[]>;
}
