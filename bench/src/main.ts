// `npm run bench [-- name...] [--profile] [--large]`: measures every figure against its floor and prints a table.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from './cases/index.js';
import { table, writeResults } from './harness/report.js';
import { REPO, BenchHarness } from './harness/bench-harness.js';
import type { Figure } from './harness/figure.js';

process.env['NODE_ENV'] = 'production';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { profile: { type: 'boolean', default: false }, large: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are:`);
  for (const { name, title } of cases) console.error(`  ${name.padEnd(10)} ${title}`);
  process.exit(1);
}
const chosen = cases.filter(({ name, onlyByName }) =>
  positionals.length > 0 ? positionals.includes(name) : !onlyByName,
);

const started = new Date();
const results = join(REPO, 'bench-results');
const figures: Figure[] = [];
console.log('Starting its own servers ...');
const stage = await BenchHarness.open({ results, profiles: values.profile, large: values.large });
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true;
    void stage.close().finally(() => process.exit(1));
  });
}
let failed = false;
try {
  for (const one of chosen) {
    if (stopping) break;
    console.log(`${one.name}: ${one.title} ...`);
    try {
      const measured = await one.run(stage);
      figures.push(...measured);
      console.log(`${table(measured)}\n`);
    } catch (error) {
      failed = true;
      console.error(`${one.name} failed:`, error);
    }
    await stage.stopPrograms();
  }
} finally {
  await stage.close();
}
console.log(`\n${table(figures)}\n\nWritten to ${writeResults(results, started, figures)}.`);
process.exit(failed || figures.some(({ met }) => met === false) ? 1 : 0);
