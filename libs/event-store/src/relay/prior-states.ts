import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf, type Commit } from '../store/commit.js';
import { fold, foldCommits, type LoadedStream } from '../store/loaded-stream.js';
import type { Step } from './integration-event-mapper.js';

/** The states before and after each event of the given commits. */
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
    const { streamId } = commit;
    let stream =
      this.streams.get(streamId) ?? (await foldCommits(this.codec, aggregate, this.earlier.get(streamId) ?? []));
    const steps: Step[] = [];
    for (const event of await this.codec.decode(aggregate, commit)) {
      const before = stream.state;
      stream = fold(aggregate, stream, [event]);
      steps.push({ event, state: stream.state, before });
    }
    this.streams.set(streamId, stream);
    return steps;
  }
}
