export const ROUNDS = 5;

/**
 * Runs every side once per round, after one round that does not count. The order turns with every round, so that no side
 * always comes after the same other one.
 */
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

/** Runs `work` for 0 … count - 1, so many in parallel. Resolves with the runs per second. */
export async function perSecond(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  return (count / (await milliseconds(() => spread(count, atOnce, work)))) * 1_000;
}

/** Runs `work` for 0 … count - 1, so many in parallel. The first failure rejects. */
export async function spread(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
