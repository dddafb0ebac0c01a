import { newId } from '@stallbook/kernel';
import { bareCommit, moved, parcel } from '../fixtures/parcel.js';
import { command, openStore } from '../fixtures/store.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { interleave, perSecond } from '../harness/rounds.js';

const STREAMS = 600;
const LENGTH = 20;
const CONCURRENCY = 16;

export const decide: BenchCase = {
  name: 'decide',
  title: 'load a stream of 20, decide, append, 16 in parallel, against the driver’s find of the stream and insert',
  async run(stage) {
    const { db, store } = await openStore(stage, []);
    const bare = db.collection<ReturnType<typeof bareCommit>>('bare');
    await bare.createIndex({ streamId: 1, firstVersion: 1 }, { unique: true });

    async function streams(): Promise<string[]> {
      const ids = Array.from({ length: STREAMS }, () => newId());
      const commits = ids.flatMap((id) =>
        Array.from({ length: LENGTH }, (_, at) => bareCommit(`parcel-${id}`, at + 1)),
      );
      await db.collection<ReturnType<typeof bareCommit>>('commits').insertMany(commits, { ordered: false });
      await bare.insertMany(commits, { ordered: false });
      return ids;
    }

    const { ours, raw } = await interleave({
      raw: async () => {
        const ids = await streams();
        return perSecond(STREAMS, CONCURRENCY, async (index) => {
          const streamId = `parcel-${ids[index]}`;
          const found = await bare.find({ streamId }, { sort: { firstVersion: 1 } }).toArray();
          await bare.insertOne(bareCommit(streamId, found.length + 1));
        });
      },
      ours: async () => {
        const ids = await streams();
        return perSecond(STREAMS, CONCURRENCY, (index) => {
          const id = ids[index] ?? newId();
          return store.execute(parcel, id, command(), () => [moved(id)]);
        });
      },
    });
    await db.dropDatabase();
    return [ratioFigure({ name: 'load 20, decide, append', unit: '/s', bar: { least: 0.6 } }, ours, raw)];
  },
};
