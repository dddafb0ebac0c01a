import type { Collection, Db } from 'mongodb';

export interface StoredEvent {
  id: string;
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
}

export interface CommitMeta {
  actorId: string;
  correlationId: string;
  causationId?: string;
  inputDigest?: string;
  occurredAt: Date;
}

/** One decision of one stream. Its `_id` is the command ID, so that a command runs once. */
export interface Commit {
  _id: string;
  streamId: string;
  firstVersion: number;
  events: StoredEvent[];
  meta: CommitMeta;
  position: number | string;
  /** People with encrypted personal fields in the events. */
  subjects?: string[];
}

export const UNSEQUENCED = { $type: 'string' } as const;

export const COMMITS = 'commits';

/** Reads no commit that a failover can undo. */
export const commitsOf = (db: Db): Collection<Commit> =>
  db.collection<Commit>(COMMITS, { readConcern: { level: 'majority' } });

/** Streams whose events hold personal fields of these subjects. */
export const streamsAbout = (db: Db, subjects: readonly string[]): Promise<string[]> =>
  commitsOf(db).distinct('streamId', { subjects: { $in: [...subjects] } });

export async function prepareCommits(db: Db): Promise<void> {
  await commitsOf(db).createIndexes([
    { key: { streamId: 1, firstVersion: 1 }, unique: true },
    { key: { position: 1 }, unique: true },
    { key: { subjects: 1 }, sparse: true },
  ]);
}

interface Circumstances {
  id: string;
  streamId: string;
  version: number;
  commandId: string;
  meta: CommitMeta;
}

export interface AnyEvent {
  type: string;
  data: unknown;
}

export type RecordedEvent<E extends AnyEvent = AnyEvent> = E extends unknown ? E & Circumstances : never;
