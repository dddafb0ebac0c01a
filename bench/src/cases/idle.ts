import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure, type Figure } from '../harness/figure.js';
import { ROUNDS } from '../harness/rounds.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const SETTLE_MS = 15_000;
const WINDOW_MS = 8_000;

export const idle: BenchCase = {
  name: 'idle',
  title: 'processor use of an idle Stallbook, without the servers',
  async run(stage) {
    return [await measure(stage, 'embedded', 5), await measure(stage, 'kafka', 10)];
  },
};

async function measure(stage: BenchHarness, bus: 'embedded' | 'kafka', most: number): Promise<Figure> {
  const app = await stage.stallbook(`bench_idle_${bus}`, { bus });
  await pause(SETTLE_MS);
  const shares = await stage.profiled(app, `idle-${bus}`, async () => {
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await app.ask('cpu');
      const started = performance.now();
      await pause(WINDOW_MS);
      const used = ((await app.ask('cpu')) - before) / 1_000;
      shares.push((used / (performance.now() - started)) * 100);
    }
    return shares;
  });
  await app.stop();
  return plainFigure({ name: `idle, ${bus}`, unit: '% of a core', bar: { most } }, shares);
}
