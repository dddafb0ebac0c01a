import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './stats.js';

export const ROUNDS = 5;

export async function interleave<K extends string, R>(
  sides: Record<K, (round: number) => Promise<R>>,
  { rounds = ROUNDS, warmUp = true } = {},
): Promise<Record<K, R[]>> {
  const names = Object.keys(sides) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as R[]])) as Record<K, R[]>;
  for (let round = warmUp ? -1 : 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) {
      const result = await sides[name](round);
      if (round >= 0) results[name].push(result);
    }
  }
  return results;
}

export async function perSecond(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  return (count / (await milliseconds(() => spread(count, atOnce, work)))) * 1_000;
}

export async function spread(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** One after another, begun at that interval or later. */
export async function paced<R>(
  { count, everyMs }: { count: number; everyMs: number },
  once: (index: number) => Promise<R>,
): Promise<R[]> {
  const values: R[] = [];
  for (let index = 0; index < count; index += 1) {
    const next = pause(everyMs);
    values.push(await once(index));
    await next;
  }
  return values;
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds within which 95 of 100 questions are answered, with that many at the same time. */
export async function p95(count: number, atOnce: number, ask: (index: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  const start = Math.floor(Math.random() * 100_000);
  await spread(count, atOnce, async (index) => took.push(await milliseconds(() => ask(start + index))));
  return percentile(took, 0.95);
}
