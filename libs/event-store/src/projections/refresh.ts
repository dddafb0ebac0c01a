import { parseStreamId } from '@stallbook/kernel';
import { isDuplicateKey } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf } from '../store/commit.js';
import { foldCommits } from '../store/loaded-stream.js';
import type { ProjectedDocument, Projection } from './projection.js';
import { render } from './projection-writer.js';

const PARALLEL = 8;

interface RefreshOptions {
  /** Also writes documents of unchanged streams, because their rendering changed. */
  evenIfSameVersion?: boolean;
  /** Defaults to the live collection. */
  collection?: Collection<ProjectedDocument>;
}

/**
 * Renders those of the streams that belong to the projection's aggregate again, under concurrent writes. Never replaces
 * a newer document or restores a deleted one.
 */
export async function refreshStreams(
  parts: { db: Db; codec: EventCodec },
  projection: Projection,
  streamIds: readonly string[],
  options: RefreshOptions = {},
): Promise<void> {
  const isOwn = (streamId: string) => parseStreamId(streamId).aggregate === projection.aggregate.name;
  const queue = streamIds.filter(isOwn).values();
  const worker = async () => {
    for (const streamId of queue) await refresh(parts, projection, streamId, options);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function refresh(
  parts: { db: Db; codec: EventCodec },
  projection: Projection,
  streamId: string,
  { evenIfSameVersion, collection = parts.db.collection<ProjectedDocument>(projection.collection) }: RefreshOptions,
): Promise<void> {
  const { id } = parseStreamId(streamId);
  for (let stream = await load(parts, projection, streamId), written = -1; stream.version > written;) {
    const older = evenIfSameVersion ? { $lte: stream.version } : { $lt: stream.version };
    await write(collection, render(projection, id, stream), { _id: id, older });
    written = stream.version;
    stream = await load(parts, projection, streamId);
  }
}

async function load({ db, codec }: { db: Db; codec: EventCodec }, { aggregate }: Projection, streamId: string) {
  const commits = await commitsOf(db)
    .find({ streamId }, { sort: { firstVersion: 1 } })
    .toArray();
  return foldCommits(codec, aggregate, commits);
}

async function write(
  collection: Collection<ProjectedDocument>,
  document: ProjectedDocument | null,
  { _id, older }: { _id: string; older: { $lt: number } | { $lte: number } },
): Promise<void> {
  const filter = { _id, streamVersion: older };
  const operation: AnyBulkWriteOperation<ProjectedDocument> = document
    ? { replaceOne: { filter, replacement: document, upsert: true } }
    : { deleteOne: { filter } };
  await collection.bulkWrite([operation]).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
