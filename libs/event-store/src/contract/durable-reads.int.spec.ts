import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { MongoClient, type Document } from 'mongodb';
import { COMMITS, commitsOf } from '../store/commit.js';
import { EventStore } from '../store/event-store.js';
import { parcel, parcels } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';
import { setAside } from './set-aside.js';

describe('what a failover can undo', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => void (s = await openStore()));
  afterEach(() => s.drop());

  /** With each read of commits. */
  async function observedClient() {
    const client = await MongoClient.connect(process.env['MONGODB_URL'] as string, { monitorCommands: true });
    const reads: Document[] = [];
    client.on('commandStarted', ({ commandName, command: read }) => {
      const { find, filter, projection, readConcern } = read as Document;
      if (commandName === 'find' && find === COMMITS && !projection) reads.push({ filter, readConcern });
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
    const contents = reads.filter(({ filter }) => JSON.stringify(filter) !== '{"position":{"$type":"string"}}');
    expect(contents.length).toBeGreaterThanOrEqual(4);
    expect(contents.filter(({ readConcern }) => readConcern?.level !== 'majority')).toEqual([]);
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
});
