import { streamOf, type Aggregate, type EventOf, type EventTypes } from '@stallbook/kernel';
import { batchLoader } from '@stallbook/kernel/concurrency';
import type { ClientSession, Db, Filter } from 'mongodb';
import { commitsOf, type Commit, type RecordedEvent } from './commit.js';
import type { EventCodec } from './codec.js';
import { foldCommits, type KnownStream } from './loaded-stream.js';

export interface ReadOptions {
  session?: ClientSession;
  asOf?: Date;
  upTo?: number;
}

export class StreamReader {
  // A decision based on a commit that a failover undoes would leave a gap in the stream.
  private readonly whole = batchLoader<Commit[]>(async (streamIds) => {
    const commits = await commitsOf(this.db)
      .find({ streamId: { $in: [...streamIds] } }, { sort: { streamId: 1, firstVersion: 1 } })
      .toArray();
    const byStream = new Map<string, Commit[]>(streamIds.map((streamId) => [streamId, []]));
    for (const commit of commits) byStream.get(commit.streamId)?.push(commit);
    return byStream;
  });

  constructor(
    private readonly db: Db,
    private readonly codec: EventCodec,
  ) {}

  async commits(streamId: string, options: ReadOptions = {}): Promise<Commit[]> {
    if (!options.session && !options.asOf && !options.upTo) return (await this.whole(streamId)) ?? [];
    const filter: Filter<Commit> = { streamId };
    if (options.upTo) filter.firstVersion = { $lte: options.upTo };
    if (options.asOf) filter['meta.occurredAt'] = { $lte: options.asOf };
    return commitsOf(this.db)
      .find(filter, { sort: { firstVersion: 1 }, ...(options.session && { session: options.session }) })
      .toArray();
  }

  /** Returns all events of an aggregate with their metadata, in order. */
  async history<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    id: string,
    options: ReadOptions = {},
  ): Promise<RecordedEvent<EventOf<T>>[]> {
    const commits = await this.commits(streamOf(aggregate, id), options);
    const events: RecordedEvent[] = [];
    for (const commit of commits) events.push(...(await this.codec.decode(aggregate, commit)));
    return events as unknown as RecordedEvent<EventOf<T>>[];
  }

  async load<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    id: string,
    options: ReadOptions = {},
  ): Promise<KnownStream<S>> {
    const commits = await this.commits(streamOf(aggregate, id), options);
    return { ...(await foldCommits(this.codec, aggregate, commits)), commits };
  }
}
