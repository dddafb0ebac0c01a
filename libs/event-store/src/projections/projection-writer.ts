import type { AnyBulkWriteOperation, ClientSession, Db } from 'mongodb';
import type { LoadedStream } from '../store/loaded-stream.js';
import type { ProjectedDocument, StreamInfo, Projection } from './projection.js';

/** Returns the document of a stream, or null if the projection hides it. */
export function render<S>(projection: Projection<S>, id: string, stream: LoadedStream<S>): ProjectedDocument | null {
  if (stream.version === 0 || !stream.createdAt || !stream.updatedAt) return null;
  const { version, createdAt, updatedAt } = stream;
  const info: StreamInfo = { id, version, createdAt, updatedAt };
  const document = projection.project(stream.state, info);
  return document && { _id: id, streamVersion: version, ...document };
}

export interface Changed<S = unknown> {
  id: string;
  before: LoadedStream<S>;
  after: LoadedStream<S>;
}

export async function writeProjections(
  db: Db,
  projections: readonly Projection[],
  changed: readonly Changed[],
  session: ClientSession,
): Promise<void> {
  for (const projection of projections) {
    const collection = db.collection<ProjectedDocument>(projection.collection);
    const rendered = changed.map((one) => ({ ...one, document: render(projection, one.id, one.after) }));
    const removed = rendered.filter(({ id, before, document }) => !document && render(projection, id, before));
    const writes = [
      ...rendered.flatMap(({ document, before }) => (document ? writeOf(document, before.version === 0) : [])),
      ...removed.map(({ id, after }) => tombstoneOf(projection, id, after.version)),
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
 * Written right before the document is deleted. It conflicts with a concurrent rebuild that would insert an older
 * document.
 */
function tombstoneOf(projection: Projection, id: string, version: number): AnyBulkWriteOperation<ProjectedDocument> {
  const unique = projection.indexes.filter((index) => index.unique).flatMap(({ key }) => Object.keys(key));
  const placeholders = Object.fromEntries(unique.map((field) => [field, id]));
  const update = { $set: { streamVersion: version }, ...(unique.length > 0 && { $setOnInsert: placeholders }) };
  return { updateOne: { filter: { _id: id }, update, upsert: true } };
}
