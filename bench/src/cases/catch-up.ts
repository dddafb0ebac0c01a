import { CountingBus, insertCommits, relayDatabase } from '../fixtures/relayed.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave, milliseconds } from '../harness/rounds.js';

const COMMITS = 90_000;
const LARGE = 180_000;
const WARM_UP = 10_000;
const ROUNDS = 3;
/** The relay's maximum lag in normal operation. */
const BEHIND = 4_000;

export const catchUp: BenchCase = {
  name: 'catch-up',
  title: 'the relay publishing a backlog that no relay has seen, against as many commits while it follows them',
  async run(stage) {
    const count = stage.large ? LARGE : COMMITS;
    const bus = await CountingBus.open(stage);
    const used: Record<string, string> = {};

    /** Milliseconds until all are published. */
    async function measure(side: 'normal' | 'once' | 'twice', commits: number): Promise<number> {
      const isBacklog = side !== 'normal';
      const db = await relayDatabase(stage);
      const before = bus.published;
      const relay = bus.relayOf(db);
      if (isBacklog) await insertCommits(db, commits);
      else {
        relay.start();
        await insertCommits(db, 1);
        await bus.reached(before + 1);
      }
      const already = bus.published;
      const busy = stage.processor({});
      const took = await milliseconds(async () => {
        if (isBacklog) relay.start();
        else await insertCommits(db, commits, (inserted) => bus.reached(already + inserted - BEHIND));
        await bus.reached(already + commits);
      });
      used[side] = `${side} ${sharesOf(busy, stage.processor({}), commits)}`;
      await relay.stop();
      await db.dropDatabase();
      return took;
    }

    await measure('once', WARM_UP);
    await measure('normal', WARM_UP);
    const { normal, once, twice } = await interleave(
      {
        normal: () => measure('normal', count),
        once: () => measure('once', count),
        twice: () => measure('twice', 2 * count),
      },
      { rounds: ROUNDS, warmUp: false },
    );
    await bus.close();
    const rates = (times: readonly number[]) => times.map((ms) => (count / ms) * 1_000);
    const note = `${count.toLocaleString('en-US')} commits, each with one message to Kafka; ${Object.values(used).join('; ')}`;
    return [
      ratioFigure({ name: 'relay catch-up', unit: '/s', bar: { least: 0.5 }, note }, rates(once), rates(normal)),
      ratioFigure({ name: 'relay catch-up of twice as many', unit: 'ms', bar: { most: 2.3 } }, twice, once),
    ];
  },
};
