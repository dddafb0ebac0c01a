import type { AnyBulkWriteOperation, ClientSession, Db } from 'mongodb';
import type { LoadedStream } from '../store/loaded-stream.js';
import type { StoredView, StreamInfo, View } from './view.js';

/** The document of a view for a stream, or null where it shows none. */
export function render<S>(view: View<S>, id: string, stream: LoadedStream<S>): StoredView | null {
  if (stream.version === 0 || !stream.createdAt || !stream.updatedAt) return null;
  const { version, createdAt, updatedAt } = stream;
  const info: StreamInfo = { id, version, createdAt, updatedAt };
  const document = view.of(stream.state, info);
  return document && { _id: id, streamVersion: version, ...document };
}

/** A stream after its append. The documents of a fresh one are known not to be there yet. */
export interface Changed<S = unknown> {
  id: string;
  stream: LoadedStream<S>;
  fresh: boolean;
}

/** Writes the documents of streams inside the transaction of their append. A stream stands only once in `changed`. */
export async function writeViews(
  db: Db,
  views: readonly View[],
  changed: readonly Changed[],
  session: ClientSession,
): Promise<void> {
  for (const view of views) {
    const writes = changed.flatMap((one) => writeOf(view, one) ?? []);
    if (writes.length === 0) continue;
    await db.collection<StoredView>(view.collection).bulkWrite(writes, { session, ordered: false });
  }
}

function writeOf(view: View, { id, stream, fresh }: Changed): AnyBulkWriteOperation<StoredView> | undefined {
  const document = render(view, id, stream);
  if (document && fresh) return { insertOne: { document } };
  if (document) return { replaceOne: { filter: { _id: id }, replacement: document, upsert: true } };
  return fresh ? undefined : { deleteOne: { filter: { _id: id } } };
}
