import type { AnyBulkWriteOperation, ClientSession, Db } from 'mongodb';
import type { LoadedStream } from '../store/loaded-stream.js';
import type { ProjectedDocument, StreamInfo, Projection } from './projection.js';

/** The document of a projection for a stream, or null where it shows none. */
export function render<S>(projection: Projection<S>, id: string, stream: LoadedStream<S>): ProjectedDocument | null {
  if (stream.version === 0 || !stream.createdAt || !stream.updatedAt) return null;
  const { version, createdAt, updatedAt } = stream;
  const info: StreamInfo = { id, version, createdAt, updatedAt };
  const document = projection.project(stream.state, info);
  return document && { _id: id, streamVersion: version, ...document };
}

/** A stream after its append. The documents of a fresh one are known not to be there yet. */
export interface Changed<S = unknown> {
  id: string;
  stream: LoadedStream<S>;
  fresh: boolean;
}

/** Writes the documents of streams inside the transaction of their append. Each stream is in `changed` only once. */
export async function writeProjections(
  db: Db,
  projections: readonly Projection[],
  changed: readonly Changed[],
  session: ClientSession,
): Promise<void> {
  for (const projection of projections) {
    const collection = db.collection<ProjectedDocument>(projection.collection);
    const rendered = changed.map((one) => ({ ...one, document: render(projection, one.id, one.stream) }));
    const removed = rendered.filter(({ document, fresh }) => !document && !fresh);
    const writes = [
      ...rendered.flatMap(({ document, fresh }) => (document ? writeOf(document, fresh) : [])),
      ...removed.map(({ id, stream }) => tombstoneOf(projection, id, stream.version)),
    ];
    if (writes.length > 0) await collection.bulkWrite(writes, { session, ordered: false });
    if (removed.length > 0) await collection.deleteMany({ _id: { $in: removed.map(({ id }) => id) } }, { session });
  }
}

function writeOf(document: ProjectedDocument, fresh: boolean): AnyBulkWriteOperation<ProjectedDocument> {
  if (fresh) return { insertOne: { document } };
  return { replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true } };
}

/**
 * Written right before the document is deleted. Deleting an absent document conflicts with nothing; this conflicts with
 * a rebuild that inserts an older document at the same time, so that none comes back.
 */
function tombstoneOf(projection: Projection, id: string, version: number): AnyBulkWriteOperation<ProjectedDocument> {
  const unique = projection.indexes.filter((index) => index.unique).flatMap(({ key }) => Object.keys(key));
  const placeholders = Object.fromEntries(unique.map((field) => [field, id]));
  const update = { $set: { streamVersion: version }, ...(unique.length > 0 && { $setOnInsert: placeholders }) };
  return { updateOne: { filter: { _id: id }, update, upsert: true } };
}
