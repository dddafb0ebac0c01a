import type { RelayStatus } from '@stallbook/contracts';
import type { Db } from 'mongodb';
import { UNSEQUENCED, commitsOf } from '../../store/commit.js';
import { lastPosition } from '../../relay/position-assigner.js';

/** Read from the database, so that any replica can answer. */
export async function relayStatus(db: Db): Promise<RelayStatus> {
  const checkpoints = db.collection<{ _id: string; published: number }>('checkpoints');
  const [position, checkpoint, unsequenced] = await Promise.all([
    lastPosition(db),
    checkpoints.findOne({ _id: 'relay' }),
    commitsOf(db).countDocuments({ position: UNSEQUENCED }),
  ]);
  return { position, published: checkpoint?.published ?? 0, unsequenced };
}
