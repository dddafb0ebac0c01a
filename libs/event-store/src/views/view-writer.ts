import type { ClientSession, Db } from 'mongodb';
import type { LoadedStream } from '../store/loaded-stream.js';
import type { StoredView, StreamInfo, View } from './view.js';

/** The document of a view for a stream, or null where it shows none. */
export function render<S>(view: View<S>, id: string, stream: LoadedStream<S>): StoredView | null {
  if (stream.version === 0 || !stream.createdAt || !stream.updatedAt) return null;
  const { version, createdAt, updatedAt } = stream;
  const info: StreamInfo = { id, version, createdAt, updatedAt };
  const document = view.of(stream.state, info);
  return document && { ...document, _id: id, streamVersion: version };
}

/** A stream after its append. The documents of a fresh one are known not to be there yet. */
interface Changed<S> {
  id: string;
  stream: LoadedStream<S>;
  fresh: boolean;
}

/** Writes a stream's documents inside the transaction of its append. */
export async function writeViews<S>(
  db: Db,
  views: readonly View[],
  { id, stream, fresh }: Changed<S>,
  session: ClientSession,
): Promise<void> {
  for (const view of views) {
    const collection = db.collection<StoredView>(view.collection);
    const document = render(view as View<S>, id, stream);
    if (document && fresh) await collection.insertOne(document, { session });
    else if (document) await collection.replaceOne({ _id: id }, document, { upsert: true, session });
    else if (!fresh) await collection.deleteOne({ _id: id }, { session });
  }
}

/** As `writeViews` for many streams. */
export async function writeViewsOfMany<S>(
  db: Db,
  views: readonly View[],
  changed: readonly Changed<S>[],
  session: ClientSession,
): Promise<void> {
  for (const view of views) {
    const documents: StoredView[] = [];
    for (const { id, stream, fresh } of changed) {
      const document = fresh ? render(view as View<S>, id, stream) : null;
      if (document) documents.push(document);
      if (!fresh) await writeViews(db, [view], { id, stream, fresh }, session);
    }
    if (documents.length > 0) await db.collection<StoredView>(view.collection).insertMany(documents, { session });
  }
}
