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

/** One decision of one stream. Its `_id` is the id of the command that caused it, so that a command counts once. */
export interface Commit {
  _id: string;
  streamId: string;
  /** Version of the first of its events; the versions of a stream run 1…n without a gap. */
  firstVersion: number;
  events: StoredEvent[];
  meta: CommitMeta;
  /**
   * The place in the order of all commits once the relay has sequenced it; until then the commit's own id. Both are
   * unique and sort apart, so that one unique index finds the unsequenced ones and lets no number be given twice.
   */
  position: number | string;
  /** People whose personal fields stand encrypted in the events. */
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

/** An event as the code meets it: decrypted, upcast, checked, with its place and its circumstances. */
export type RecordedEvent<E extends { type: string; data: unknown } = { type: string; data: unknown }> =
  E extends unknown ? E & Circumstances : never;
