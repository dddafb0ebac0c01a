import type { RelayStatus } from '@stallbook/contracts';
import type { Db } from 'mongodb';
import { checkpointsOf } from '../../relay/checkpoints.js';
import { UNSEQUENCED, commitsOf } from '../../store/commit.js';
import { lastPosition } from '../../relay/position-assigner.js';

/** Read from the database, so that any replica can answer. */
export async function relayStatus(db: Db): Promise<RelayStatus> {
  const [position, checkpoint, unsequenced] = await Promise.all([
    lastPosition(db),
    checkpointsOf(db).findOne({ _id: 'relay' }),
    commitsOf(db).countDocuments({ position: UNSEQUENCED }),
  ]);
  return { position, published: checkpoint?.published ?? 0, unsequenced };
}
