import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf, type Commit, type RecordedEvent } from '../store/commit.js';
import { emptyStream, fold, type LoadedStream } from '../store/loaded-stream.js';

/**
 * The states of the streams of a batch as they were at each of its commits; what came before is read in one query. Those
 * of streams that were not asked for begin with the batch.
 */
export class PriorStates {
  private readonly streams = new Map<string, LoadedStream<unknown>>();

  private constructor(
    private readonly codec: EventCodec,
    private readonly earlier: ReadonlyMap<string, Commit[]>,
  ) {}

  /** `commits` hold those of one stream in the order of their versions. */
  static async of({ db, codec }: { db: Db; codec: EventCodec }, commits: readonly Commit[]): Promise<PriorStates> {
    const begun = new Map<string, number>();
    for (const { streamId, firstVersion } of commits) {
      if (!begun.has(streamId)) begun.set(streamId, firstVersion);
    }
    const continued = [...begun].filter(([, firstVersion]) => firstVersion > 1).map(([streamId]) => streamId);
    const earlier = new Map<string, Commit[]>();
    if (continued.length > 0) {
      const filter = { streamId: { $in: continued } };
      for (const commit of await commitsOf(db)
        .find(filter, { sort: { streamId: 1, firstVersion: 1 } })
        .toArray()) {
        if (commit.firstVersion >= (begun.get(commit.streamId) ?? 0)) continue;
        earlier.set(commit.streamId, [...(earlier.get(commit.streamId) ?? []), commit]);
      }
    }
    return new PriorStates(codec, earlier);
  }

  /** The events of the stream's next commit, each with the state right after it. */
  async advance(aggregate: Aggregate<unknown, EventTypes>, commit: Commit): Promise<[RecordedEvent, unknown][]> {
    let stream = this.streams.get(commit.streamId) ?? (await this.prior(aggregate, commit));
    const told: [RecordedEvent, unknown][] = [];
    for (const event of await this.codec.decode(aggregate, commit)) {
      stream = fold(aggregate, stream, [event]);
      told.push([event, stream.state]);
    }
    this.streams.set(commit.streamId, stream);
    return told;
  }

  private async prior(aggregate: Aggregate<unknown, EventTypes>, { streamId }: Commit): Promise<LoadedStream<unknown>> {
    let stream = emptyStream(aggregate);
    for (const commit of this.earlier.get(streamId) ?? []) {
      stream = fold(aggregate, stream, await this.codec.decode(aggregate, commit));
    }
    return stream;
  }
}
