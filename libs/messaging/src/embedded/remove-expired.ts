import type { Document } from 'mongodb';
import { MIN_AGE_MS, type MessageLog } from './log.js';
import { laneRange } from './record-id.js';
import type { Topics } from './topics.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
export const RETENTION_MS = 30 * DAY_MS;
const TOMBSTONE_MS = DAY_MS;

export async function removeExpired(log: MessageLog, topics: Topics, now: Date): Promise<void> {
  for (const { _id: topic, partitions, compacted } of await topics.all()) {
    for (let partition = 0; partition < partitions; partition += 1) {
      const lane = laneRange(topic, partition);
      const last = await log.records.findOne(lane, { sort: { _id: -1 }, projection: { _id: 1 } });
      if (!last) continue;
      const range = { _id: { ...(lane._id as Document), $lt: last._id } };
      if (compacted) await compact(log, range, lane, now);
      else await log.records.deleteMany({ ...range, at: { $lt: new Date(now.getTime() - RETENTION_MS) } });
    }
  }
}

async function compact(log: MessageLog, range: Document, lane: Document, now: Date): Promise<void> {
  const before = (ageMs: number) => ({ $lt: new Date(now.getTime() - ageMs) });
  const newest = [
    { $match: lane },
    { $group: { _id: '$key', last: { $max: '$_id' }, count: { $sum: 1 } } },
    { $match: { count: { $gt: 1 } } },
  ];
  for await (const { _id: key, last } of log.records.aggregate(newest)) {
    await log.records.deleteMany({ $and: [range, { key, _id: { $lt: last }, at: before(MIN_AGE_MS) }] });
  }
  await log.records.deleteMany({ ...range, value: null, at: before(TOMBSTONE_MS) });
}
