import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { MongoClient, type CollectionOptions, type Document, type Filter } from 'mongodb';
import { setAside } from '../relay/set-aside.js';
import { COMMITS, commitsOf, type Commit } from '../store/commit.js';
import type { CommandContext } from '../store/command-context.js';
import { EventStore } from '../store/event-store.js';
import { overriding } from '../testing/overriding.js';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';

describe('what a failover can undo', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  /** With each read of commits. */
  async function observedClient() {
    const client = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    const reads: Document[] = [];
    client.on('commandStarted', ({ commandName, command: read }) => {
      const { find, filter, readConcern } = read as Document;
      if (commandName === 'find' && find === COMMITS) reads.push({ filter, readConcern });
    });
    return { client, reads };
  }

  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.moved', data: { place } }]);

  it('is not published by a relay', async () => {
    const [sequenced, pending, aside] = [newId(), newId(), newId()];
    for (const id of [sequenced, pending, aside]) await move(id, 'a');
    await commitsOf(s.db).updateOne({ streamId: `parcel-${sequenced}` }, { $set: { position: 1 } });
    await move(pending, 'b');
    const commit = await commitsOf(s.db).findOneAndUpdate({ streamId: `parcel-${aside}` }, { $set: { position: 2 } });
    await setAside(s.db, [{ commit: commit!, reason: 'unreadable' }]);
    const { client, reads } = await observedClient();
    const { bus, published } = recordingBus();
    const relay = relayOver({ ...s, db: client.db(s.db.databaseName) }, bus);
    relay.start();
    await eventually(async () => expect(await relay.isIdle()).toBe(true));
    expect(new Set(published.map(({ id }) => id)).size).toBe(4);
    await relay.stop();
    await client.close();
    expect(reads.length).toBeGreaterThanOrEqual(4);
    expect(reads.filter(({ readConcern }) => readConcern?.level !== 'majority')).toEqual([]);
  });

  it('is not decided on: otherwise the next commit would leave a gap', async () => {
    const { client, reads } = await observedClient();
    const store = new EventStore({ ...s, client, db: client.db(s.db.databaseName), projections: [parcels] });
    const id = newId();
    const repeated = command();
    for (const context of [command(), repeated, repeated]) {
      await store.execute(parcel, id, context, () => [{ type: 'parcel.moved', data: { place: 'a' } }]);
    }
    await store.history(parcel, id, { upTo: 1 });
    await client.close();
    expect(reads.length).toBeGreaterThanOrEqual(4);
    expect(reads.filter(({ readConcern }) => readConcern?.level !== 'majority')).toEqual([]);
  });

  it('answers no repeated command: it is tried again until the first run is safe', async () => {
    let unsafe = 0;
    const collection = (name: string, options?: CollectionOptions) => {
      const commits = s.db.collection<Commit>(name, options);
      const findOne = (filter: Filter<Commit>) =>
        (unsafe -= 1) >= 0 ? Promise.resolve(null) : commits.findOne(filter);
      return name === COMMITS ? overriding(commits, { findOne }) : commits;
    };
    const store = new EventStore({ ...s, db: overriding(s.db, { collection }), projections: [parcels] });
    const id = newId();
    const first = { ...command(), inputDigests: ['a'] };
    const other = { ...first, inputDigests: ['b'] };
    const decide = () => [{ type: 'parcel.moved' as const, data: { place: 'a' } }];
    const together = (context: CommandContext) =>
      store.transaction(context, (tx) => tx.execute(parcel, id, decide), {
        repeated: () => store.answerOf(parcel, context),
      });
    expect(await store.execute(parcel, id, first, decide)).toMatchObject({ repeated: false, version: 1 });
    for (const run of [together, (context: CommandContext) => store.execute(parcel, id, context, decide)]) {
      unsafe = 2;
      expect(await run(first)).toMatchObject({ repeated: true, version: 1 });
      unsafe = 1;
      await expect(run(other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY.REUSED' });
      expect(unsafe).toBeLessThan(0);
    }
  });
});
