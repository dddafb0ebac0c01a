import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from './program.js';
import type { BenchHarness } from './bench-harness.js';

interface Node {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

interface Profile {
  nodes: Node[];
  samples: number[];
  timeDeltas: number[];
}

/** Assigns a stack frame to a part by its file. The nearest assigned frame decides. */
const OWNERS: [part: string, files: RegExp][] = [
  ['relay and bus', /\/libs\/(event-store\/dist\/relay|messaging)\/|\/node_modules\/kafkajs\//],
  ['email', /\/apps\/workers\/|\/notifications\/dist\/emails?\/|\/node_modules\/(bullmq|nodemailer)\//],
  ['notifications', /\/apps\/notifications\//],
  ['gateway', /\/apps\/gateway\/|\/node_modules\/(fastify|mercurius|@fastify\/[^/]+|graphql)\//],
  ['service', /\/apps\/\w+\//],
];
/** For stacks without such a frame, such as callbacks without a caller. */
const SHARED: [part: string, files: RegExp][] = [
  ['event store', /\/libs\/event-store\//],
  ['MongoDB driver', /\/node_modules\/(mongodb|bson)\//],
  ['Redis client', /\/node_modules\/ioredis\//],
];
const REST = 'engine and rest';

/**
 * Milliseconds of processor time by part. Samples give only the proportions, because they include time on other
 * programs.
 */
export async function partsOf(stage: BenchHarness, program: Program, work: () => Promise<unknown>) {
  const file = join(stage.root, 'parts.cpuprofile');
  const before = stage.processor({ program });
  await program.ask('startProfile');
  try {
    await work();
  } finally {
    await program.ask('stopProfile', file);
  }
  const used = (stage.processor({ program })['program'] ?? Number.NaN) - (before['program'] ?? Number.NaN);
  const times = timesOf(JSON.parse(readFileSync(file, 'utf8')) as Profile);
  const sampled = Object.values(times).reduce((sum, ms) => sum + ms, 0);
  return Object.fromEntries(Object.entries(times).map(([part, ms]) => [part, (ms * used) / sampled]));
}

function timesOf({ nodes, samples, timeDeltas }: Profile): Record<string, number> {
  const parts = partsOfNodes(nodes);
  const times: Record<string, number> = {};
  samples.forEach((id, index) => {
    const part = parts.get(id) ?? REST;
    times[part] = (times[part] ?? 0) + (timeDeltas[index] ?? 0) / 1_000;
  });
  const { idle: _, ...busy } = times;
  return busy;
}

function partsOfNodes(nodes: readonly Node[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const nearest = (id: number, table: typeof OWNERS): string | undefined => {
    for (let at: number | undefined = id; at !== undefined; at = parentOf.get(at)) {
      const url = byId.get(at)?.callFrame.url ?? '';
      const found = table.find(([, files]) => files.test(url));
      if (found) return found[0];
    }
    return undefined;
  };
  return new Map(
    nodes.map(({ id, callFrame }) => {
      if (callFrame.functionName === '(idle)') return [id, 'idle'];
      return [id, nearest(id, OWNERS) ?? nearest(id, SHARED) ?? REST];
    }),
  );
}
