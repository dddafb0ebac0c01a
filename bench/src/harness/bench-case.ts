import type { Figure } from './figure.js';
import type { BenchHarness } from './bench-harness.js';

export interface BenchCase {
  name: string;
  title: string;
  onlyByName?: boolean;
  run(stage: BenchHarness): Promise<Figure[]>;
}
