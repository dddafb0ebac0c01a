import { commitsOf, rebuildProjection } from '@stallbook/event-store/core';
import { newId } from '@stallbook/kernel';
import type { Collection, Db, IndexDescription } from 'mongodb';
import { seedMarketEvents } from '../fixtures/market-events.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { interleave, milliseconds } from '../harness/rounds.js';

const EVENTS = 100_000;
const WRITE_BATCH = 1_000;

type Document = { _id: string };

export const rebuild: BenchCase = {
  name: 'rebuild',
  title: 'rebuilding a read model from 100,000 events, against the driver reading them and inserting the documents',
  async run({ client }) {
    const db = client.db(`bench_rebuild_${newId()}`);
    const { codec, projection } = await seedMarketEvents(db, EVENTS);
    const documents = await db.collection<Document>(projection.collection).find().toArray();
    const { bare, indexed, ours } = await interleave({
      bare: () => milliseconds(() => readAndInsert(db, documents, [])),
      indexed: () => milliseconds(() => readAndInsert(db, documents, projection.indexes)),
      ours: () => milliseconds(() => rebuildProjection({ db, codec }, projection)),
    });
    await db.dropDatabase();
    const note = `${projection.indexes.length} indexes; 100,000 events in as many streams, inserted in bulk`;
    return [
      ratioFigure({ name: 'rebuild', unit: 'ms', bar: { most: 3 }, note }, ours, bare),
      ratioFigure({ name: 'rebuild, floor with the same indexes', unit: 'ms' }, ours, indexed),
    ];
  },
};

async function readAndInsert(db: Db, documents: readonly Document[], indexes: IndexDescription[]): Promise<void> {
  const target: Collection<Document> = db.collection('bare');
  await target.drop();
  for await (const commit of commitsOf(db).find({}, { sort: { streamId: 1, firstVersion: 1 }, batchSize: 2_000 })) {
    if (commit.events.length === 0) throw new Error('a commit without events');
  }
  for (let first = 0; first < documents.length; first += WRITE_BATCH) {
    await target.insertMany(documents.slice(first, first + WRITE_BATCH), { ordered: false });
  }
  if (indexes.length > 0) await target.createIndexes(indexes);
}
