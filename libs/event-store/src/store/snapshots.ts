import { streamOf, type Aggregate, type EventTypes } from '@stallbook/kernel';
import type { Collection, Db } from 'mongodb';
import type { LoadedStream } from './loaded-stream.js';

interface Snapshot {
  _id: string;
  version: number;
  /** Versions of the event types it was folded from; another set means another state, so it is not used. */
  shape: string;
  state: unknown;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

/** Remembered states of long streams. They are plain, so aggregates with personal fields cannot have them. */
export class Snapshots {
  private readonly collection: Collection<Snapshot>;

  constructor(db: Db) {
    this.collection = db.collection<Snapshot>('snapshots');
  }

  async find<S, T extends EventTypes>(aggregate: Aggregate<S, T>, id: string): Promise<LoadedStream<S> | undefined> {
    const found = await this.collection.findOne({ _id: streamOf(aggregate, id), shape: shapeOf(aggregate) });
    if (!found) return undefined;
    return { state: found.state as S, version: found.version, createdAt: found.createdAt, updatedAt: found.updatedAt };
  }

  /** Kept when the stream has crossed a multiple of `snapshotEvery`. */
  async keep<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    id: string,
    stream: LoadedStream<S> & { appended: number },
  ): Promise<void> {
    const every = aggregate.snapshotEvery;
    const { appended, state, version, createdAt, updatedAt } = stream;
    if (!every || Math.floor((version - appended) / every) === Math.floor(version / every)) return;
    await this.collection.updateOne(
      { _id: streamOf(aggregate, id) },
      { $set: { state, version, createdAt, updatedAt, shape: shapeOf(aggregate) } },
      { upsert: true },
    );
  }
}

export function assertSnapshotAllowed(aggregate: Aggregate<unknown, EventTypes>): void {
  const personal = Object.values(aggregate.events).some((type) => type.personal);
  if (aggregate.snapshotEvery && personal) {
    throw new Error(`${aggregate.name} has personal fields, which a snapshot would keep in the clear`);
  }
}

const shapeOf = (aggregate: { events: EventTypes }): string =>
  Object.entries(aggregate.events)
    .map(([name, type]) => `${name}@${type.version}`)
    .sort()
    .join(',');
