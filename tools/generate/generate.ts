// `npm run generate -- <kind> …` writes code in the form that ADR 22 gives.
import { resolve } from 'node:path';
import { recordGoldenOf } from './golden.js';
import { planFor } from './kinds.js';
import { Refusal } from './names.js';
import { writeChanges } from './write.js';

async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const { changes, left, golden } = planFor(root, process.argv.slice(2));
  await writeChanges(root, changes);
  if (golden) await recordGoldenOf(root, golden);
  console.log(changes.map(({ path, isNew }) => `${isNew ? 'new    ' : 'changed'} ${path}`).join('\n'));
  console.log(`\nLeft to write:\n${left.map((line) => `- ${line}`).join('\n')}`);
}

try {
  await main();
} catch (error) {
  // What parseArgs refuses is the caller's mistake as well.
  const isRefused = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  console.error(isRefused ? error.message : error);
  process.exitCode = 1;
}
