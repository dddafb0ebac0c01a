import { newStream } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { bareCommit, moved, parcel, parcels, shownParcel } from '../fixtures/parcel.js';
import { command, openStore } from '../fixtures/store.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave, perSecond } from '../harness/rounds.js';

const COUNT = 3_000;
const CONCURRENCY = 16;

export const append: BenchCase = {
  name: 'append',
  title: 'append of one event to a new stream, 16 in parallel, against the driver’s raw insert of the same document',
  async run(stage) {
    const { db, store } = await openStore(stage, [parcels]);
    const bare = db.collection<ReturnType<typeof bareCommit>>('bare');
    const used: Record<string, string> = {};
    const measure = async (side: string, work: () => Promise<unknown>) => {
      const before = stage.processor({});
      const result = await perSecond(COUNT, CONCURRENCY, work);
      used[side] = sharesOf(before, stage.processor({}), COUNT);
      return result;
    };
    const { alone, shown, raw } = await interleave({
      raw: () => measure('raw', () => bare.insertOne(bareCommit(`parcel-${newId()}`))),
      alone: () => measure('alone', () => appendTo(parcel)),
      shown: () => measure('shown', () => appendTo(shownParcel)),
    });
    await db.dropDatabase();
    return [
      ratioFigure(
        { name: 'append', unit: '/s', bar: { least: 0.75 }, note: `${used.alone}; raw ${used.raw}` },
        alone,
        raw,
      ),
      ratioFigure(
        { name: 'append with a read model', unit: '/s', bar: { least: 0.35 }, note: `${used.shown}` },
        shown,
        raw,
      ),
    ];

    function appendTo(aggregate: typeof parcel) {
      const id = newId();
      return store.execute(aggregate, id, command(), () => [moved(id)], newStream(aggregate));
    }
  },
};
