import { parseStreamId, streamOf, type Aggregate, type EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import type { EventCodec } from './codec.js';
import { commitsOf, type Commit } from './commit.js';
import { foldCommits, type LoadedStream } from './loaded-stream.js';

/** Streams without a commit are not in the map. */
export async function loadMany<S, T extends EventTypes>(
  { db, codec }: { db: Db; codec: EventCodec },
  aggregate: Aggregate<S, T>,
  ids: readonly string[],
  session: ClientSession,
): Promise<{ streams: Map<string, LoadedStream<S>>; commits: Commit[] }> {
  const streamIds = [...new Set(ids)].map((id) => streamOf(aggregate, id));
  const commits: Commit[] = await commitsOf(db)
    .find({ streamId: { $in: streamIds } }, { sort: { streamId: 1, firstVersion: 1 }, session })
    .toArray();
  const streams = new Map<string, LoadedStream<S>>();
  for (const commit of commits) {
    const { id } = parseStreamId(commit.streamId);
    streams.set(id, await foldCommits(codec, aggregate, [commit], streams.get(id)));
  }
  return { streams, commits };
}
