import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runFixtures } from './run-fixtures.js';

const RUNS = 20;

describe('The runner of the service specs, while every processor is busy', () => {
  const load = Array.from({ length: availableParallelism() }, () =>
    fork('', {
      execArgv: [
        '-e',
        'process.once("disconnect", () => process.exit()); (function spin() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin); })()',
      ],
    }),
  );
  afterAll(() => load.forEach((child) => child.disconnect()));

  it(`never loses a suite in ${RUNS} runs`, async () => {
    for (let run = 1; run <= RUNS; run += 1) {
      const { code, output } = await runFixtures(['good', 'another-good']);
      expect({ run, code, output }).toEqual({ run, code: 0, output: expect.stringContaining('4 passed, 4 total') });
    }
  });
});
