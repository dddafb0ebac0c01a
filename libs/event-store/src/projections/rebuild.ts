import type { Collection, Db } from 'mongodb';
import { recordedStreams } from '../audit.js';
import { lastPosition } from '../relay/position-assigner.js';
import type { EventCodec } from '../store/codec.js';
import { UNSEQUENCED, commitsOf, streamsAbout } from '../store/commit.js';
import { emptyStream, fold } from '../store/loaded-stream.js';
import { refreshStreams } from './refresh.js';
import type { ProjectedDocument, Projection } from './projection.js';
import { render } from './projection-writer.js';
import { withShadow, type Shadow } from './shadow.js';

const WRITE_BATCH = 1_000;
const MAX_LEFT = 20;
const ROUNDS = 10;

export interface RebuildProgress {
  streams: number;
  events: number;
}

interface Parts {
  db: Db;
  codec: EventCodec;
}

/**
 * Builds a shadow collection, catches up with concurrent writes, swaps, and refreshes what was written since. People
 * erased meanwhile make no commit in their streams, so their streams are refreshed as well.
 * @throws RebuildRunningError if another process rebuilds it
 */
export function rebuildProjection(
  parts: Parts,
  projection: Projection,
  report: (progress: RebuildProgress) => void = () => undefined,
): Promise<RebuildProgress> {
  return withShadow(parts.db, projection, (shadow) => rebuild(parts, projection, shadow, report));
}

async function rebuild(
  parts: Parts,
  projection: Projection,
  { collection: shadow, assertOwn }: Shadow,
  report: (progress: RebuildProgress) => void,
): Promise<RebuildProgress> {
  const { db } = parts;
  const { keys } = parts.codec.personal;
  const erasedBefore = await keys.destroyed();
  let since = await lastPosition(db);
  await shadow.drop();
  await db.createCollection(shadow.collectionName);
  const progress = await fill(shadow, parts, projection, report);
  await createIndexes(shadow, projection);
  for (let round = 1, left = Infinity; left > MAX_LEFT && round <= ROUNDS; round += 1) {
    const next = await lastPosition(db);
    const changed = await changedSince(db, since);
    await refreshStreams(parts, projection, changed, { collection: shadow });
    since = next;
    left = changed.length;
  }
  await assertOwn();
  await shadow.rename(projection.collection, { dropTarget: true });
  await refreshStreams(parts, projection, await changedSince(db, since));
  const erased = [...(await keys.destroyed())].filter((person) => !erasedBefore.has(person));
  await refreshStreams(parts, projection, await streamsAbout(db, erased), { evenIfSameVersion: true });
  return progress;
}

async function fill(
  shadow: Collection<ProjectedDocument>,
  parts: Parts,
  projection: Projection,
  report: (progress: RebuildProgress) => void,
): Promise<RebuildProgress> {
  const progress = { streams: 0, events: 0 };
  let documents: ProjectedDocument[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await writing;
    if (documents.length > 0) writing = shadow.insertMany(documents, { ordered: false });
    writing.catch(() => undefined);
    documents = [];
    report(progress);
  };
  try {
    for await (const { id, events } of recordedStreams(parts, projection.aggregate)) {
      const document = render(projection, id, fold(projection.aggregate, emptyStream(projection.aggregate), events));
      progress.streams += 1;
      progress.events += events.length;
      if (document) documents.push(document);
      if (documents.length >= WRITE_BATCH) await flush();
    }
    await flush();
    await writing;
  } finally {
    // A write in progress would create the shadow again after it is dropped.
    await writing.catch(() => undefined);
  }
  return progress;
}

async function createIndexes(collection: Collection<ProjectedDocument>, { indexes }: Projection): Promise<void> {
  const halves = [0, 1].map((half) => indexes.filter((_, place) => place % 2 === half));
  await Promise.all(halves.map((some) => some.length > 0 && collection.createIndexes(some)));
}

async function changedSince(db: Db, since: number): Promise<string[]> {
  const changed = new Set<string>();
  for (const position of [UNSEQUENCED, { $gt: since }]) {
    const commits = await commitsOf(db)
      .find({ position }, { projection: { _id: 0, streamId: 1 } })
      .toArray();
    for (const { streamId } of commits) changed.add(streamId);
  }
  return [...changed];
}
