import { streamOf } from '@stallbook/kernel';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { recordedStreams } from '../audit.js';
import type { EventCodec } from '../store/codec.js';
import { lastPosition } from '../relay/position-assigner.js';
import { UNSEQUENCED, commitsOf, type Commit } from '../store/commit.js';
import { emptyStream, fold } from '../store/loaded-stream.js';
import type { StoredView, View } from './view.js';
import { render } from './view-writer.js';
import { isDuplicateKey } from '../store/errors.js';

const WRITE_BATCH = 1_000;

export interface RebuildProgress {
  streams: number;
  events: number;
}

/**
 * Builds a view anew beside the live one and swaps. Writers go on meanwhile: the streams that they touched are shown
 * again after the swap, and a newer document is never replaced by an older one.
 */
export async function rebuildView(
  parts: { db: Db; codec: EventCodec },
  view: View,
  report: (progress: RebuildProgress) => void = () => undefined,
): Promise<RebuildProgress> {
  const { db } = parts;
  const startedAt = await lastPosition(db);
  const beside = db.collection<StoredView>(`${view.collection}__rebuild`);
  await beside.drop();
  await db.createCollection(beside.collectionName);
  const progress = { streams: 0, events: 0 };
  let documents: StoredView[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  /** The next documents are made while the last ones are being written. */
  const flush = async () => {
    await writing;
    if (documents.length > 0) writing = beside.insertMany(documents, { ordered: false });
    // Whoever awaits it hears of a failure; until then nobody has to.
    writing.catch(() => undefined);
    documents = [];
    report(progress);
  };
  for await (const { id, events } of recordedStreams(parts, view.aggregate)) {
    const document = render(view, id, fold(view.aggregate, emptyStream(view.aggregate), events));
    progress.streams += 1;
    progress.events += events.length;
    if (document) documents.push(document);
    if (documents.length >= WRITE_BATCH) await flush();
  }
  await flush();
  await writing;
  await createIndexes(beside, view);
  await beside.rename(view.collection, { dropTarget: true });
  await refreshChangedSince(parts, view, startedAt);
  return progress;
}

/** Half and half: the server builds those of one command on one processor, and this is most of the time. */
async function createIndexes(collection: Collection<StoredView>, { indexes }: View): Promise<void> {
  const halves = [0, 1].map((half) => indexes.filter((_, place) => place % 2 === half));
  await Promise.all(halves.map((some) => some.length > 0 && collection.createIndexes(some)));
}

async function refreshChangedSince(parts: { db: Db; codec: EventCodec }, view: View, since: number): Promise<void> {
  const changed = new Set<string>();
  for (const position of [{ $gt: since }, UNSEQUENCED]) {
    const commits = commitsOf(parts.db).find({ position }, { projection: { streamId: 1 } });
    for await (const { streamId } of commits) changed.add(streamId);
  }
  await refreshStreams(parts, view, [...changed]);
}

/** Shows the given streams anew, without ever replacing a newer document. */
export async function refreshStreams(
  { db, codec }: { db: Db; codec: EventCodec },
  view: View,
  streamIds: readonly string[],
  options: { evenIfSameVersion?: boolean } = {},
): Promise<void> {
  const { aggregate } = view;
  const collection = db.collection<StoredView>(view.collection);
  for (const streamId of streamIds) {
    const id = streamId.slice(aggregate.name.length + 1);
    if (streamOf(aggregate, id) !== streamId || id.length !== 36) continue;
    const commits: Commit[] = await commitsOf(db)
      .find({ streamId }, { sort: { firstVersion: 1 } })
      .toArray();
    let stream = emptyStream(aggregate);
    for (const commit of commits) stream = fold(aggregate, stream, await codec.decode(aggregate, commit));
    const document = render(view, id, stream);
    const older = options.evenIfSameVersion ? { $lte: stream.version } : { $lt: stream.version };
    const write: AnyBulkWriteOperation<StoredView> = document
      ? { replaceOne: { filter: { _id: id, streamVersion: older }, replacement: document, upsert: true } }
      : { deleteOne: { filter: { _id: id, streamVersion: older } } };
    await collection.bulkWrite([write]).catch((error: unknown) => {
      // An upsert beside a newer document meets its _id: the newer one stays.
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
