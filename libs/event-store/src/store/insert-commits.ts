import type { ClientSession, Db } from 'mongodb';
import { commitsOf, type Commit } from './commit.js';
import { explainAppendError } from './errors.js';

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
