import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@stallbook/kernel';
import { assertNoTransaction } from '@stallbook/messaging';
import { DB } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { parcel, parcelMoved } from '../testing/parcel.js';
import { ensureCollections } from '../ensure-collections.js';
import { commitsOf } from '../store/commit.js';
import { EventStore } from '../store/event-store.js';
import { ConsumerGroup, Reacts, type Effect, type Reaction } from './reacts.js';
import { openInstallation, parcelState, type Installation } from './testing/host.js';

type Facts = { parcelId: string; place: string };

const faults = { places: new Set<string>() };

@Injectable()
class MoveReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(parcelMoved, parcelState)
  async moved({ parcelId, place }: Facts, { command, session }: Reaction): Promise<void> {
    if (faults.places.has(place)) throw new TypeError('unknown place');
    const decide = () => [{ type: 'parcel.moved' as const, data: { place } }];
    await this.store.transaction(command, (tx) => tx.execute(parcel, parcelId, decide), { session });
  }
}

@ConsumerGroup('content.places')
@Injectable()
class PlacesReaction {
  constructor(@Inject(DB) private readonly db: Db) {}

  onModuleInit(): Promise<void> {
    return ensureCollections(this.db, ['places']);
  }

  @Reacts(parcelState)
  saved({ parcelId: _id, place }: Facts, { write }: Reaction): void {
    const places = this.db.collection<{ _id: string; place: string }>('places');
    write(places, { replaceOne: { filter: { _id }, replacement: { place }, upsert: true } });
  }
}

const outside = { isAway: false, calls: [] as string[], done: [] as string[] };

@ConsumerGroup('content.calls', { transaction: false })
@Injectable()
class CallReaction {
  @Reacts(parcelMoved)
  async moved({ place }: Facts, { message }: Effect): Promise<void> {
    assertNoTransaction('A server');
    outside.calls.push(place);
    if (outside.isAway) throw Object.assign(new Error('away'), { code: 'ETIMEDOUT' });
    outside.done.push(message.id);
    await Promise.resolve();
  }
}

function another() {
  @Injectable()
  class MoveReaction {
    @Reacts(parcelMoved)
    moved(): void {}
  }
  return MoveReaction;
}

describe('reactions', () => {
  let installation: Installation;
  beforeEach(async () => {
    faults.places.clear();
    installation = await openInstallation();
  });
  afterEach(() => installation.close());

  const placesOf = async (parcelId: string): Promise<unknown[]> => {
    const filter = { streamId: `parcel-${parcelId}` };
    const commits = await commitsOf(installation.db)
      .find(filter, { sort: { firstVersion: 1 } })
      .toArray();
    return commits.flatMap(({ events }) => events.map(({ data }) => data['place']));
  };

  it('treat an already executed command as done, even if the consumer has no record of its message', async () => {
    const { bus } = await installation.start(MoveReaction);
    const id = newId();
    const messages = ['a', 'b', 'c'].map((place) => installation.moved(id, place));
    await bus.publish(messages);
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'b', 'c']));
    await installation.db.collection('handledStreams').deleteMany({});
    await bus.publish([...messages, installation.moved(id, 'd')]);
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'b', 'c', 'd']));
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  it('handle a resent fact once, even after later facts of its stream', async () => {
    const { bus, deadLetters } = await installation.start(MoveReaction);
    const id = newId();
    faults.places.add('b');
    const messages = ['a', 'b', 'c'].map((place) => installation.moved(id, place));
    await bus.publish(messages);
    const [deadLetter] = await deadLetters(1);
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'c']));
    faults.places.clear();
    await bus.deadLetters.resend(deadLetter?.id ?? '');
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'c', 'b']));
    await bus.publish([...messages, ...messages, installation.moved(id, 'd')]);
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'c', 'b', 'd']));
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  it('do not replace a newer state with a resent older one', async () => {
    const { bus, deadLetters } = await installation.start(MoveReaction);
    const id = newId();
    faults.places.add('older');
    await bus.publish(['older', 'newer'].map((place) => installation.moved(id, place, parcelState)));
    const [deadLetter] = await deadLetters(1);
    faults.places.clear();
    await bus.deadLetters.resend(deadLetter?.id ?? '');
    await bus.publish([installation.moved(id, 'newest', parcelState)]);
    await eventually(async () => expect(await placesOf(id)).toEqual(['newer', 'newest']));
  });

  it('of a consumer added later start with the current state of everything', async () => {
    const first = await installation.start(MoveReaction);
    const ids = Array.from({ length: 30 }, newId);
    await first.bus.publish(ids.map((id) => installation.moved(id, 'a', parcelState)));
    await first.bus.publish(ids.map((id) => installation.moved(id, 'b', parcelState)));
    await eventually(async () => expect(await placesOf(ids.at(-1) ?? '')).toEqual(['a', 'b']));
    await first.stop();
    const second = await installation.start(MoveReaction, PlacesReaction);
    const places = installation.db.collection('places');
    await eventually(async () => expect(await places.countDocuments({ place: 'b' })).toBe(ids.length));
    await second.bus.publish(ids.map((id) => installation.moved(id, 'c', parcelState)));
    await eventually(async () => expect(await places.countDocuments({ place: 'c' })).toBe(ids.length));
    await eventually(async () => expect(await placesOf(ids.at(-1) ?? '')).toEqual(['a', 'b', 'c']));
  });

  it('outside transactions run until their server answers, delay no others, and are then recorded', async () => {
    Object.assign(outside, { isAway: true, calls: [], done: [] });
    const { bus } = await installation.start(MoveReaction, CallReaction);
    const id = newId();
    const messages = ['a', 'b'].map((place) => installation.moved(id, place));
    await bus.publish(messages);
    await eventually(() => expect(outside.calls.length).toBeGreaterThan(10));
    await eventually(async () => expect(await placesOf(id)).toEqual(['a', 'b']));
    expect(outside.calls).not.toContain('b');
    outside.isAway = false;
    await eventually(() => expect(outside.done).toEqual(messages.map((message) => message.id)));
    await bus.publish([...messages, installation.moved(id, 'c')]);
    await eventually(() => expect(outside.done).toHaveLength(3));
    expect(await bus.deadLetters.list()).toEqual([]);
  });

  it('to one event do not start under the same name, because the commands of the second would count as repeated', () =>
    expect(installation.start(MoveReaction, another())).rejects.toThrow(
      'two reactions to parcel.moved are named MoveReaction.moved',
    ));
});
