import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { emptyStream, fold, type LoadedStream } from '../store/loaded-stream.js';
import type { Step } from './integration-event-mapper.js';

export class PriorStates {
  private readonly streams = new Map<string, LoadedStream<unknown>>();

  private constructor(
    private readonly codec: EventCodec,
    private readonly earlier: ReadonlyMap<string, Commit[]>,
  ) {}

  /** `commits` must be in version order per stream. */
  static async of({ db, codec }: { db: Db; codec: EventCodec }, commits: readonly Commit[]): Promise<PriorStates> {
    const firstVersions = new Map<string, number>();
    for (const { streamId, firstVersion } of commits) {
      if (!firstVersions.has(streamId)) firstVersions.set(streamId, firstVersion);
    }
    const continued = [...firstVersions].filter(([, firstVersion]) => firstVersion > 1).map(([streamId]) => streamId);
    const earlier = new Map<string, Commit[]>();
    if (continued.length > 0) {
      const filter = { streamId: { $in: continued } };
      for (const commit of await commitsOf(db)
        .find(filter, { sort: { streamId: 1, firstVersion: 1 } })
        .toArray()) {
        if (commit.firstVersion >= (firstVersions.get(commit.streamId) ?? 0)) continue;
        earlier.set(commit.streamId, [...(earlier.get(commit.streamId) ?? []), commit]);
      }
    }
    return new PriorStates(codec, earlier);
  }

  async advance(aggregate: Aggregate<unknown, EventTypes>, commit: Commit): Promise<Step[]> {
    let stream = this.streams.get(commit.streamId) ?? (await this.prior(aggregate, commit));
    const steps: Step[] = [];
    for (const event of await this.codec.decode(aggregate, commit)) {
      const before = stream.state;
      stream = fold(aggregate, stream, [event]);
      steps.push({ event, state: stream.state, before });
    }
    this.streams.set(commit.streamId, stream);
    return steps;
  }

  private async prior(aggregate: Aggregate<unknown, EventTypes>, { streamId }: Commit): Promise<LoadedStream<unknown>> {
    let stream = emptyStream(aggregate);
    for (const commit of this.earlier.get(streamId) ?? []) {
      stream = fold(aggregate, stream, await this.codec.decode(aggregate, commit));
    }
    return stream;
  }
}
