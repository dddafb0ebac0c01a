import { Inject, Injectable } from '@nestjs/common';
import { newId, notReady } from '@stallbook/kernel';
import { DB, LOGGER, metricsText, type Logger } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { parcelMoved } from '../../testing/parcel.js';
import { ensureCollections } from '../../ensure-collections.js';
import { Reacts, type Reaction } from '../reacts.js';
import { openInstallation, type Installation } from '../testing/host.js';
import { ProcessStep, type ProcessChunk } from './process-step.js';

const faults: { before?: (after: string, place: string) => Promise<void>; after?: () => Promise<void> } = {};

interface Move {
  parcelId: string;
  place: string;
}

@Injectable()
class CrossOut {
  constructor(@Inject(DB) private readonly db: Db) {}

  onModuleInit(): Promise<void> {
    return ensureCollections(this.db, ['items', 'crossings']);
  }

  @Reacts(parcelMoved)
  moved({ parcelId, place }: Move, reaction: Reaction): void {
    reaction.startProcess('cross-out', { parcelId, place });
  }

  @ProcessStep('cross-out')
  async some({ parcelId, place }: Move, { after, limit, session, afterwards }: ProcessChunk): Promise<string[]> {
    await faults.before?.(after, place);
    for (let work = 0; work < 2; work += 1) afterwards(() => faults.after?.());
    const items = this.db.collection<{ _id: string; parcelId: string }>('items');
    const found = await items.find({ parcelId, _id: { $gt: after } }, { session, sort: { _id: 1 }, limit }).toArray();
    const crossings = found.map(({ _id }) => ({ item: _id, place }));
    if (crossings.length > 0) await this.db.collection('crossings').insertMany(crossings, { session });
    return found.map(({ _id }) => _id);
  }
}

describe('processes', () => {
  let installation: Installation;
  beforeEach(async () => {
    delete faults.before;
    delete faults.after;
    installation = await openInstallation();
  });
  afterEach(() => installation.close());

  const ITEMS = 950;
  const itemsOf = async (parcelId: string): Promise<void> => {
    const items = Array.from({ length: ITEMS }, (_, n) => ({
      _id: `${parcelId}-${String(n).padStart(4, '0')}`,
      parcelId,
    }));
    await installation.db.collection<{ _id: string; parcelId: string }>('items').insertMany(items);
  };
  const oneItemOf = async (...parcelIds: string[]): Promise<void> => {
    const items = parcelIds.map((parcelId) => ({ _id: parcelId, parcelId }));
    await installation.db.collection<{ _id: string; parcelId: string }>('items').insertMany(items);
  };
  const crossings = () => installation.db.collection<{ item: string; place: string }>('crossings');
  const placesOf = async (item: string) =>
    (
      await crossings()
        .find({ item }, { sort: { _id: 1 } })
        .toArray()
    ).map(({ place }) => place);
  const underWay = () => installation.db.collection<{ cursor: string; heldUntil: Date }>('processes');
  const done = () =>
    eventually(async () => {
      expect(await underWay().countDocuments()).toBe(0);
      expect(await crossings().countDocuments()).toBe(ITEMS);
      expect(await crossings().distinct('item')).toHaveLength(ITEMS);
    });

  it('handle each stream once and are deleted afterwards', async () => {
    const id = newId();
    const { bus } = await installation.start(CrossOut);
    await itemsOf(id);
    const message = installation.moved(id, 'a');
    await bus.publish([message, message]);
    await done();
  });

  it('resume where they were when the service stopped midway', async () => {
    const id = newId();
    const first = await installation.start(CrossOut);
    await itemsOf(id);
    const stopping = new Promise<void>((resolve) => {
      faults.before = async (after) => {
        if (!after.endsWith('0399')) return;
        resolve();
        throw new Error('cannot go on before the service stops');
      };
    });
    await first.bus.publish([installation.moved(id, 'a')]);
    await stopping;
    await first.stop();
    delete faults.before;
    expect(await crossings().countDocuments()).toBe(400);
    await installation.start(CrossOut);
    await done();
  });

  it('are taken over from a replica that died while holding one', async () => {
    const id = newId();
    const first = await installation.start(CrossOut);
    await itemsOf(id);
    // It claimed the process and never continued.
    let died = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (died = resolve));
    const reached = new Promise<void>((resolve) => {
      faults.before = (after) => {
        if (!after.endsWith('0199')) return Promise.resolve();
        delete faults.before;
        resolve();
        return hanging;
      };
    });
    await first.bus.publish([installation.moved(id, 'a')]);
    await reached;
    await underWay().updateMany({}, { $set: { heldUntil: new Date(0) } });
    const second = await installation.start(CrossOut);
    await done();
    died();
    await first.stop();
    await done();
    await second.stop();
  });

  it('retry a failed chunk while other processes continue', async () => {
    const [bad, good] = [newId(), newId()];
    const { bus } = await installation.start(CrossOut);
    await oneItemOf(bad, good);
    let failures = 3;
    faults.before = () => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new Error('not now')) : Promise.resolve();
    };
    await bus.publish([installation.moved(bad, 'a'), installation.moved(good, 'a')]);
    await eventually(async () => expect(new Set(await crossings().distinct('item'))).toEqual(new Set([bad, good])));
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  it('do not report a committed chunk as failed when work after it fails, and do the rest of that work', async () => {
    const id = newId();
    const { app, bus } = await installation.start(CrossOut);
    const logger = app.get<Logger>(LOGGER);
    const [failed, warned] = [jest.spyOn(logger, 'error'), jest.spyOn(logger, 'warn')];
    await oneItemOf(id);
    const after = jest.fn(() => Promise.reject(new Error('no file store')));
    faults.after = after;
    await bus.publish([installation.moved(id, 'a')]);
    await eventually(() => expect(after).toHaveBeenCalledTimes(2));
    await eventually(() =>
      expect(warned).toHaveBeenCalledWith(expect.objectContaining({ name: 'cross-out' }), 'work after a commit failed'),
    );
    expect(failed).not.toHaveBeenCalled();
    expect(await placesOf(id)).toEqual(['a']);
  });

  it('report a wait as information, and as a failure only if it does not end soon', async () => {
    const [waiting, broken] = [newId(), newId()];
    const { app, bus } = await installation.start(CrossOut);
    const logger = app.get<Logger>(LOGGER);
    const [reported, failed] = [jest.spyOn(logger, 'info'), jest.spyOn(logger, 'error')];
    await oneItemOf(waiting, broken);
    const rejections = [notReady(), notReady()];
    faults.before = () => {
      const error = rejections.pop();
      return error ? Promise.reject(error) : Promise.resolve();
    };
    await bus.publish([installation.moved(waiting, 'a')]);
    await eventually(async () => expect(await placesOf(waiting)).toEqual(['a']));
    const messages = [expect.objectContaining({ name: 'cross-out' }), 'a chunk of a process waits'];
    expect(reported.mock.calls).toEqual([messages, messages]);
    expect(failed).not.toHaveBeenCalled();
    expect(await metricsText()).toMatch(/stallbook_process_retries_total\{process="cross-out",reason="waits"\} [2-9]/);

    faults.before = () => Promise.reject(notReady());
    await bus.publish([installation.moved(broken, 'b')]);
    await eventually(() => expect(reported.mock.calls.length).toBeGreaterThan(2));
    await underWay().updateMany({}, { $set: { attempts: 5, heldUntil: new Date(0) } });
    await eventually(() => expect(failed).toHaveBeenCalledTimes(1));
    delete faults.before;
  });

  it('of one stream run in the order of its messages although the first one fails', async () => {
    const id = newId();
    const { bus } = await installation.start(CrossOut);
    await oneItemOf(id);
    let failed = false;
    faults.before = (_, place) => {
      if (place !== 'first' || failed) return Promise.resolve();
      failed = true;
      return Promise.reject(new Error('not now'));
    };
    await bus.publish([installation.moved(id, 'first'), installation.moved(id, 'second')]);
    await eventually(async () => expect(await placesOf(id)).toEqual(['first', 'second']));
    expect(failed).toBe(true);
  });

  it('of one stream wait for the one that another replica carries out', async () => {
    const [id, other] = [newId(), newId()];
    const { bus } = await installation.start(CrossOut);
    await installation.start(CrossOut);
    await oneItemOf(id, other);
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    faults.before = (_, place) => (place === 'first' ? waiting : Promise.resolve());
    await bus.publish([installation.moved(id, 'first'), installation.moved(id, 'second')]);
    await eventually(async () => expect((await underWay().countDocuments()) + (await placesOf(id)).length).toBe(2));
    await bus.publish([installation.moved(other, 'elsewhere')]);
    await eventually(async () => expect(await placesOf(other)).toEqual(['elsewhere']));
    expect(await placesOf(id)).toEqual([]);
    goOn();
    await eventually(async () => expect(await placesOf(id)).toEqual(['first', 'second']));
  });
});
