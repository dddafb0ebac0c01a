import type { Db } from 'mongodb';
import { setAsideCommits } from './set-aside.js';

const LIMIT = 100;

interface SetAsideStream {
  streamId: string;
  firstVersion: number;
  commits: number;
  reason: string;
  /** ISO instant. */
  triedAt: string;
  retrying: boolean;
}

interface Grouped extends Omit<SetAsideStream, 'streamId' | 'triedAt' | 'retrying'> {
  _id: string;
  triedAt: Date;
  retrying: number;
}

export async function setAsideStreams(db: Db): Promise<SetAsideStream[]> {
  const streams = await setAsideCommits(db)
    .aggregate<Grouped>([
      { $sort: { streamId: 1, firstVersion: 1 } },
      {
        $group: {
          _id: '$streamId',
          firstVersion: { $first: '$firstVersion' },
          commits: { $sum: 1 },
          reason: { $first: '$reason' },
          triedAt: { $first: '$triedAt' },
          retrying: { $max: { $cond: ['$retry', 1, 0] } },
        },
      },
      { $sort: { triedAt: 1, _id: 1 } },
      { $limit: LIMIT },
    ])
    .toArray();
  return streams.map(({ _id: streamId, triedAt, retrying, ...stream }) => ({
    ...stream,
    streamId,
    triedAt: triedAt.toISOString(),
    retrying: retrying === 1,
  }));
}
