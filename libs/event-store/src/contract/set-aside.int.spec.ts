import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { retrySetAside, setAsideCommits } from '../relay/set-aside.js';
import { commitsOf } from '../store/commit.js';
import { parcel, tally } from '../testing/parcel.js';
import { command, openStore, recordingBus, relayOver } from '../testing/store.js';

describe('a commit that cannot be published', () => {
  let s: Awaited<ReturnType<typeof openStore>>;
  let stop: (() => Promise<void>)[];
  beforeEach(async () => {
    s = await openStore();
    stop = [];
  });
  afterEach(async () => {
    for (const stopRelay of stop) await stopRelay();
    await s.drop();
  });

  const move = (id: string, place: string) =>
    s.store.execute(parcel, id, command(), () => [{ type: 'parcel.moved', data: { place } }]);
  const start = (...[parts, bus, holder]: Parameters<typeof relayOver>) => {
    const relay = relayOver(parts, bus, holder);
    relay.start();
    const end = () => relay.stop();
    stop.push(end);
    return { relay, end };
  };
  const placesOf = (published: { key: string; data: unknown }[], id: string) =>
    published.filter(({ key }) => key === id).map(({ data }) => (data as { place: string }).place);
  const waiting = () =>
    setAsideCommits(s.db)
      .find({}, { sort: { firstVersion: 1 } })
      .toArray();
  const fromTheFuture = async (id: string, change: object) => {
    await commitsOf(s.db).updateOne({ streamId: `parcel-${id}`, firstVersion: 2 }, { $set: change });
  };
  const undo = (id: string) => fromTheFuture(id, { 'events.0.type': 'parcel.moved', 'events.0.schemaVersion': 1 });

  it.each([
    ['an unknown event', { 'events.0.type': 'ParcelLost' }, 'parcel has no event ParcelLost'],
    ['a newer schema', { 'events.0.schemaVersion': 2 }, 'Version 2 is newer than the current version 1'],
    [
      'data that does not fit its schema',
      { 'events.0.data': { place: 5 } },
      'Does not match its schema: place invalid_type',
    ],
  ])('is set aside with its reason, and later commits of its stream wait: %s', async (_, change, reason) => {
    const [id, other] = [newId(), newId()];
    for (const place of ['a', 'b', 'c']) await move(id, place);
    await fromTheFuture(id, change);
    const { bus, published } = recordingBus();
    const errors: object[] = [];
    const logger = { warn: () => undefined, error: (context: object) => void errors.push(context) };
    const { relay } = start({ ...s, logger }, bus);
    await eventually(async () => expect(await relay.isIdle()).toBe(true));
    const third = await commitsOf(s.db).findOne({ streamId: `parcel-${id}`, firstVersion: 3 });
    const fourth = newId();
    await commitsOf(s.db).insertOne({ ...third!, _id: fourth, position: fourth, firstVersion: 4 });
    await move(other, 'elsewhere');
    await eventually(() => expect(placesOf(published, other)).toEqual(['elsewhere']));
    expect(placesOf(published, id)).toEqual(['a']);
    await eventually(async () =>
      expect((await waiting()).map((commit) => [commit.firstVersion, commit.reason])).toEqual([
        [2, reason],
        [3, 'An earlier commit of its stream was set aside.'],
        [4, 'An earlier commit of its stream was set aside.'],
      ]),
    );
    expect(errors).toMatchObject([{ streamId: `parcel-${id}`, firstVersion: 2, reason }]);
  });

  it('is retried on request, in order, while the relay runs', async () => {
    const id = newId();
    for (const place of ['a', 'b', 'c']) await move(id, place);
    await fromTheFuture(id, { 'events.0.type': 'ParcelLost' });
    const { bus, published } = recordingBus();
    start(s, bus);
    await eventually(async () => expect(await waiting()).toHaveLength(2));
    expect(await retrySetAside(s.db, [`parcel-${id}`])).toBe(2);
    await eventually(async () => expect((await waiting()).map(({ retry }) => retry)).toEqual([undefined, undefined]));
    expect(placesOf(published, id)).toEqual(['a']);
    await undo(id);
    await retrySetAside(s.db);
    await eventually(async () => expect(await waiting()).toEqual([]));
    await move(id, 'd');
    await eventually(() => expect(placesOf(published, id)).toEqual(['a', 'b', 'c', 'd']));
  });

  it('is published by the next relay that can read it', async () => {
    const id = newId();
    for (const place of ['a', 'b', 'c']) await move(id, place);
    await fromTheFuture(id, { 'events.0.type': 'ParcelLost' });
    const { bus, published } = recordingBus();
    const { end } = start(s, bus, 'one');
    await eventually(async () => expect(await waiting()).toHaveLength(2));
    await end();
    await undo(id);
    start(s, bus, 'two');
    await eventually(() => expect(placesOf(published, id)).toEqual(['a', 'b', 'c']));
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('is published after earlier ones of its stream that the broker did not take before', async () => {
    const id = newId();
    for (const place of ['a', 'b']) await move(id, place);
    await fromTheFuture(id, { 'events.0.type': 'ParcelLost' });
    const { bus, published, faults } = recordingBus();
    let refused = 0;
    faults.before = () => {
      refused += 1;
      throw new Error('the broker is away');
    };
    const { end } = start(s, bus, 'one');
    await eventually(() => expect(refused).toBeGreaterThan(0));
    await end();
    delete faults.before;
    await undo(id);
    start(s, bus, 'two');
    await eventually(() => expect(placesOf(published, id)).toContain('b'));
    expect(placesOf(published, id)).toEqual(['a', 'b']);
  });

  it('is also set aside if this version does not have its aggregate', async () => {
    await s.store.execute(tally, newId(), command(), () => [{ type: 'tally.counted', data: { by: 1 } }]);
    const { bus } = recordingBus();
    start(s, bus);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    expect((await waiting())[0]?.reason).toBe('This version has no aggregate tally.');
  });

  it('is not set aside if its aggregate publishes nothing', async () => {
    await s.store.execute(tally, newId(), command(), () => [{ type: 'tally.counted', data: { by: 1 } }]);
    const { bus } = recordingBus();
    const { relay } = start({ ...s, silent: [tally] }, bus);
    await eventually(async () => expect(await relay.isIdle()).toBe(true));
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('is not set aside while the database is unreachable', async () => {
    const { bus, published } = recordingBus();
    const id = newId();
    await move(id, 'a');
    let failures = 0;
    const codec = Object.create(s.codec) as typeof s.codec;
    codec.decode = async (...args) => {
      failures += 1;
      if (failures === 1) await s.db.command({ nothing: 1 });
      return s.codec.decode(...args);
    };
    start({ ...s, codec }, bus);
    await eventually(() => expect(placesOf(published, id)).toEqual(['a']));
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(failures).toBeGreaterThan(1);
  });
});
