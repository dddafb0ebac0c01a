import { parseStreamId, streamOf, type Aggregate, type EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import type { EventCodec } from './codec.js';
import { commitsOf, type Commit } from './commit.js';
import { emptyStream, fold, type LoadedStream } from './loaded-stream.js';

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
  const streams = new Map(ids.map((id) => [id, emptyStream(aggregate)]));
  for (const commit of commits) {
    const { id } = parseStreamId(commit.streamId);
    const stream = streams.get(id);
    if (stream) streams.set(id, fold(aggregate, stream, await codec.decode(aggregate, commit)));
  }
  return { streams, commits };
}
