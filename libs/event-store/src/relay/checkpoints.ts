import type { Collection, Db } from 'mongodb';

export interface Checkpoint {
  _id: string;
  published: number;
}

export const checkpointsOf = (db: Db): Collection<Checkpoint> => db.collection<Checkpoint>('checkpoints');
