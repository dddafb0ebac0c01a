import type { Collection, Db } from 'mongodb';
import { z } from 'zod';
import type { Commit } from '../store/commit.js';

export interface SetAsideCommit {
  _id: string;
  streamId: string;
  firstVersion: number;
  reason: string;
  triedAt: Date;
  retry?: true;
}

export const BEHIND_ANOTHER = 'An earlier commit of its stream was set aside.';

export const setAsideCommits = (db: Db): Collection<SetAsideCommit> => db.collection<SetAsideCommit>('setAsideCommits');

export async function retrySetAside(db: Db, streamIds?: readonly string[]): Promise<number> {
  const filter = streamIds ? { streamId: { $in: [...streamIds] } } : {};
  return (await setAsideCommits(db).updateMany(filter, { $set: { retry: true } })).matchedCount;
}

export async function setAside(db: Db, commits: readonly { commit: Commit; reason: string }[]): Promise<void> {
  await setAsideCommits(db).bulkWrite(
    commits.map(({ commit: { _id, streamId, firstVersion }, reason }) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { streamId, firstVersion, reason }, $unset: { retry: true }, $currentDate: { triedAt: true } },
        upsert: true,
      },
    })),
  );
}

/** Without values, because personal data must not reach a log. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    return `Does not match its schema: ${error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;
  }
  return error instanceof Error ? error.message.slice(0, 500) : 'Unknown error';
}
