import { newId } from '@stallbook/kernel';
import { HANDLED_STREAMS, type HandledStream } from '@stallbook/messaging';
import { testDatabase, type TestDatabase } from '@stallbook/testing';
import { Collection, type Db } from 'mongodb';
import { commitsOf } from '../store/commit.js';
import { checkpointsOf } from '../relay/checkpoints.js';
import { publishAgain } from './publish-again.js';

const topics = [
  { name: 'events.market.v1', partitions: 1, compacted: true },
  { name: 'events.claim.v1', partitions: 1 },
  { name: 'reports.done.v1', partitions: 1 },
];

describe('publishing everything again', () => {
  let producer: TestDatabase;
  let consumer: TestDatabase;
  let services: Map<string, Db>;
  beforeEach(async () => {
    [producer, consumer] = [await testDatabase('producer'), await testDatabase('consumer')];
    services = new Map([
      ['events', producer.db],
      ['billing', consumer.db],
    ]);
  });
  afterEach(async () => {
    await producer.drop();
    await consumer.drop();
  });

  const notes = () => consumer.db.collection<HandledStream>(HANDLED_STREAMS);
  const copies = () => consumer.db.collection<{ _id: string; revision: number }>('copies');
  const noteOf = (_id: string) => notes().findOne({ _id }, { projection: { _id: 0 } });
  const [market, claim, gone] = [newId(), newId(), newId()];
  const ids = {
    market: `billing|events.market.v1|market-${market}`,
    claim: `billing|events.claim.v1|claim-${claim}`,
    gone: `billing|events.claim.v1|claim-${gone}`,
    report: `billing|reports.done.v1|events/claim-${claim}`,
    unknown: `billing|elsewhere.claim.v1|claim-${gone}`,
  };
  const store = async (...streamIds: string[]) => {
    for (const streamId of streamIds) {
      for (const firstVersion of [1, 2]) {
        const [_id, meta] = [newId(), { actorId: 'ann', correlationId: 'a journey', occurredAt: new Date() }];
        const events = [{ id: newId(), type: 'Happened', schemaVersion: 1, data: {} }];
        await commitsOf(producer.db).insertOne({ _id, streamId, firstVersion, events, meta, position: _id });
      }
    }
  };

  it('corrects records beyond the end of a stream: facts to the end, states from the beginning', async () => {
    await store(`market-${market}`, `claim-${claim}`);
    await copies().insertOne({ _id: market, revision: 3 });
    const plans = consumer.db.collection<{ _id: string; planId: string; revision: number }>('plans');
    await plans.insertOne({ _id: 'basic', planId: gone, revision: 1_000 });
    await notes().insertMany([
      { _id: ids.market, last: 3_000 },
      { _id: ids.claim, last: 4_000, missed: [1_000, 3_000] },
      { _id: ids.gone, last: 1_000 },
      { _id: ids.report, last: 3_000 },
      { _id: ids.unknown, last: 3_000 },
    ]);
    expect(await publishAgain(services, topics)).toEqual({ corrected: 4 });
    expect(await noteOf(ids.market)).toBeNull();
    expect(await copies().findOne({ _id: market })).toMatchObject({ revision: 0 });
    expect(await plans.findOne({ _id: 'basic' })).toMatchObject({ revision: 0 });
    expect(await noteOf(ids.claim)).toEqual({ last: 2_999, missed: [1_000] });
    expect(await noteOf(ids.gone)).toEqual({ last: 0 });
    expect(await noteOf(ids.report)).toEqual({ last: 2_999 });
    expect(await noteOf(ids.unknown)).toEqual({ last: 3_000 });
    expect(await publishAgain(services, topics)).toEqual({ corrected: 0 });
  });

  it('leaves the records of an intact installation unchanged', async () => {
    await store(`market-${market}`, `claim-${claim}`);
    await copies().insertOne({ _id: market, revision: 2 });
    const before = [
      { _id: ids.market, last: 2_001 },
      { _id: ids.claim, last: 2_000, missed: [1_001] },
      // Several services publish to this topic of another one.
      { _id: `billing|billing.owner.v1|market-${market}`, last: 2_000 },
    ];
    await notes().insertMany(before);
    expect(await publishAgain(services, topics)).toEqual({ corrected: 0 });
    expect(
      await notes()
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    ).toEqual(before.toSorted((one, other) => (one._id < other._id ? -1 : 1)));
    expect(await copies().findOne({ _id: market })).toMatchObject({ revision: 2 });
  });

  it('corrects more records than fit on one page, and reads each collection once for them', async () => {
    const many = Array.from({ length: 1_500 }, () => ({
      _id: `billing|events.claim.v1|claim-${newId()}`,
      last: 1_000,
    }));
    await notes().insertMany(many);
    const followed = many.map(({ _id }) => ({ _id: newId(), paymentId: _id.slice(-36), paymentRevision: 3 }));
    const payments = consumer.db.collection<{ _id: string; paymentRevision: number }>('payments');
    await payments.insertMany(followed);
    const update = jest.spyOn(Collection.prototype, 'updateMany');
    expect(await publishAgain(services, topics)).toEqual({ corrected: 1_500 });
    expect(await payments.countDocuments({ paymentRevision: 0 })).toBe(1_500);
    const reads = update.mock.contexts.filter(
      (collection, index) =>
        (collection as Collection).collectionName === 'payments' && 'paymentId' in update.mock.calls[index]![0]!,
    );
    expect(reads).toHaveLength(1);
    update.mockRestore();
  });

  it('restarts every relay at the first position and refuses while one runs', async () => {
    const checkpoints = checkpointsOf(producer.db);
    const leases = producer.db.collection<{ _id: string; until: Date }>('leases');
    await checkpoints.insertOne({ _id: 'relay', published: 7 });
    await leases.insertOne({ _id: 'relay', until: new Date(Date.now() + 60_000) });
    await expect(publishAgain(services, topics)).rejects.toThrow('events is running. Stop Stallbook first.');
    expect(await checkpoints.findOne()).toMatchObject({ published: 7 });
    await leases.updateOne({ _id: 'relay' }, { $set: { until: new Date(0) } });
    await publishAgain(services, topics);
    expect(await checkpoints.findOne()).toMatchObject({ published: 0 });
  });
});
