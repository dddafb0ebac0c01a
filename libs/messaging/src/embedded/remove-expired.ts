import { DAY_MS } from '@stallbook/kernel';
import type { Document } from 'mongodb';
import { MIN_AGE_MS, type MessageLog } from './log.js';
import { partitionRange } from './record-id.js';
import type { Topics } from './topics.js';

const RETENTION_MS = 30 * DAY_MS;
const TOMBSTONE_MS = DAY_MS;
const BATCH = 1_000;

export async function removeExpired(log: MessageLog, topics: Topics, now: Date): Promise<void> {
  for (const { _id: topic, partitions, compacted } of await topics.all()) {
    for (let partition = 0; partition < partitions; partition += 1) {
      const all = partitionRange(topic, partition);
      const last = await log.records.findOne(all, { sort: { _id: -1 }, projection: { _id: 1 } });
      if (!last) continue;
      const range = { _id: { ...(all._id as Document), $lt: last._id } };
      if (compacted) await compact(log, range, all, now);
      else await log.records.deleteMany({ ...range, at: { $lt: new Date(now.getTime() - RETENTION_MS) } });
    }
  }
}

async function compact(log: MessageLog, range: Document, all: Document, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const old = before(MIN_AGE_MS);
  const seen = new Set<string>();
  let superseded: string[] = [];
  const remove = async (): Promise<void> => {
    await log.records.deleteMany({ _id: { $in: superseded } });
    superseded = [];
  };
  // Only `_id` has an index, so the partition is read once.
  for await (const { _id, key, at } of log.records.find(all, { sort: { _id: -1 }, projection: { key: 1, at: 1 } })) {
    if (seen.has(key) && at < old) superseded.push(_id);
    seen.add(key);
    if (superseded.length === BATCH) await remove();
  }
  if (superseded.length > 0) await remove();
  await log.records.deleteMany({ ...range, value: null, at: { $lt: before(TOMBSTONE_MS) } });
}
