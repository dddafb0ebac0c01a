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
  /** The version of its first event. Versions of a stream are 1…n without gaps. */
  firstVersion: number;
  events: StoredEvent[];
  meta: CommitMeta;
  /**
   * The position once sequenced, until then the commit's ID. Both are unique and sort separately, so one unique index
   * finds unsequenced commits and prevents duplicate positions.
   */
  position: number | string;
  /** People with encrypted personal fields in the events. */
  subjects?: string[];
}

export const UNSEQUENCED = { $type: 'string' } as const;

export const COMMITS = 'commits';

export const commitsOf = (db: Db): Collection<Commit> => db.collection<Commit>(COMMITS);

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

/** A decrypted, upcast, and validated event with its metadata. */
export type RecordedEvent<E extends { type: string; data: unknown } = { type: string; data: unknown }> =
  E extends unknown ? E & Circumstances : never;
