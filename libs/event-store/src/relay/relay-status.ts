import type { Db } from 'mongodb';
import { checkpointsOf } from './checkpoints.js';
import { UNSEQUENCED, commitsOf } from '../store/commit.js';
import { lastPosition } from './position-assigner.js';

interface RelayStatus {
  /** The position of the last commit. */
  position: number;
  /** The position up to which all commits are published. */
  published: number;
  /** Commits without a position. */
  unsequenced: number;
}

/** Read from the database, so that any replica can answer. */
export async function relayStatus(db: Db): Promise<RelayStatus> {
  const [position, checkpoint, unsequenced] = await Promise.all([
    lastPosition(db),
    checkpointsOf(db).findOne({ _id: 'relay' }),
    commitsOf(db).countDocuments({ position: UNSEQUENCED }),
  ]);
  return { position, published: checkpoint?.published ?? 0, unsequenced };
}
