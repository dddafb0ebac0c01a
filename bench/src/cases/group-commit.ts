import { newStream } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { moved, parcels, shownParcel } from '../fixtures/parcel.js';
import { command, openStore } from '../fixtures/store.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { interleave } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const GROUPS = 30;
const SIZE = 100;

export const groupCommit: BenchCase = {
  name: 'group-commit',
  title: 'p95 of 100 appends in one group of which one has lost its race, against a group without a loser',
  async run(stage) {
    const { db, store } = await openStore(stage, [parcels]);
    /** Claims that the stream is new; if it is not, the append loses the race and decides again. */
    const append = (id: string) =>
      store
        .execute(shownParcel, id, command(), () => [moved(id)], newStream(shownParcel))
        .then(() => performance.now());

    /** Latencies of a group. The first append goes alone, and the others are grouped. */
    async function group(taken: readonly string[]): Promise<number[]> {
      const fresh = Array.from({ length: SIZE - taken.length }, () => newId());
      const ids = fresh.toSpliced(SIZE / 2, 0, ...taken);
      const alone = append(newId());
      const started = performance.now();
      const ended = await Promise.all(ids.map(append));
      await alone;
      return ended.map((at) => at - started);
    }

    async function groups(losers: number): Promise<number> {
      const times: number[] = [];
      for (let index = 0; index < GROUPS; index += 1) {
        const taken = Array.from({ length: losers }, () => newId());
        for (const id of taken) await append(id);
        times.push(...(await group(taken)));
      }
      return percentile(times, 0.95);
    }

    const { lost, won } = await interleave({ won: () => groups(0), lost: () => groups(1) });
    await db.dropDatabase();
    const about = { name: 'group of 100 with a lost race, p95', unit: 'ms', bar: { most: 2 } };
    return [ratioFigure(about, lost, won)];
  },
};
