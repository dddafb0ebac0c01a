import { streamOf, type Aggregate, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import type { EventCodec } from './codec.js';
import { commitsOf, type Commit, type CommitMeta } from './commit.js';
import { explainAppendError } from './errors.js';

export async function buildCommit<S, T extends EventTypes>(
  codec: EventCodec,
  aggregate: Aggregate<S, T>,
  id: string,
  version: number,
  events: readonly EventOf<T>[],
  command: { commandId: string; meta: CommitMeta },
): Promise<Commit | undefined> {
  if (events.length === 0) return undefined;
  const streamId = streamOf(aggregate, id);
  const encoded = await codec.encode(aggregate, streamId, events);
  return {
    _id: command.commandId,
    streamId,
    firstVersion: version + 1,
    events: encoded.events,
    meta: command.meta,
    position: command.commandId,
    ...(encoded.subjects.length > 0 && { subjects: encoded.subjects }),
  };
}

/** @throws AppendError after a lost race or if a command already ran */
export async function insertCommits(db: Db, commits: Commit[], session?: ClientSession): Promise<void> {
  const [only] = commits;
  const options = session ? { session } : {};
  try {
    if (only && commits.length === 1) await commitsOf(db).insertOne(only, options);
    else await commitsOf(db).insertMany(commits, options);
  } catch (error) {
    throw explainAppendError(error);
  }
}
