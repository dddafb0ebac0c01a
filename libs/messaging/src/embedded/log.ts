import { batchLoader } from '@stallbook/kernel/concurrency';
import type { Collection, Db } from 'mongodb';
import type { BusMessage } from '../port.js';
import { isDuplicateKey } from '../transaction/duplicate-key.js';
import type { WireRecord } from '../transport.js';
import type { LogRecord } from './log-record.js';
import { partitionKeyOf, partitionKey, partitionRange, rangeAfter, recordId, sequenceOf } from './record-id.js';

export interface StoredMessage {
  sequence: number;
  message: BusMessage;
}

export interface TopicPartition {
  topic: string;
  partition: number;
}

interface PartitionPosition extends TopicPartition {
  after: number;
}

/** One query for all partitions: a service has dozens. */
const rangesOf = (positions: readonly PartitionPosition[]) => ({
  $or: positions.map(({ topic, partition, after }) => partitionRange(topic, partition, after)),
});

/** For this long, a writer trusts the head that it has seen. */
const HEAD_MS = 10_000;
/** Younger messages are never removed: a writer with an old head could take their number, behind what was read. */
export const MIN_AGE_MS = 60_000;

const READ_LIMIT = 500;

type Draft = Omit<LogRecord, '_id'> & { partition: number };

interface Page {
  records: LogRecord[];
  more: boolean;
}

/**
 * One document per message, numbered 1, 2, … per partition without a counter: a writer that has seen n writes n + 1,
 * and the unique ID admits one writer. Readers therefore never see n + 1 before n.
 */
export class MessageLog {
  readonly records: Collection<LogRecord>;
  private readonly heads = new Map<string, { sequence: number; seenAt: number }>();
  /** A new message wakes all groups of its topic, and their reads share a query. */
  private readonly next = batchLoader<Page>(async (ids) => {
    const ranges = { $or: ids.map(rangeAfter) };
    const found = await this.records.find(ranges, { sort: { _id: 1 }, limit: READ_LIMIT }).toArray();
    const more = found.length === READ_LIMIT;
    const isNext = (id: string, other: string) => partitionKeyOf(other) === partitionKeyOf(id) && other > id;
    return new Map(ids.map((id) => [id, { records: found.filter(({ _id }) => isNext(id, _id)), more }]));
  });

  constructor(db: Db) {
    this.records = db.collection<LogRecord>('bus_messages', {
      writeConcern: { w: 'majority' },
      readConcern: { level: 'majority' },
      ignoreUndefined: true,
    });
  }

  async head(topic: string, partition: number): Promise<number> {
    const last = await this.records.findOne(partitionRange(topic, partition), {
      sort: { _id: -1 },
      projection: { _id: 1 },
    });
    return last ? sequenceOf(last._id) : 0;
  }

  /** The heads of those partitions that have messages after the given position. */
  async headsAfter(positions: readonly PartitionPosition[]): Promise<Map<string, number>> {
    const heads = new Map<string, number>();
    const found = this.records.find(rangesOf(positions), { sort: { _id: 1 }, projection: { _id: 1 } });
    for await (const { _id } of found) heads.set(partitionKeyOf(_id), sequenceOf(_id));
    return heads;
  }

  /** The next messages of a partition. There may be more of them, even if there are none. */
  async read(topic: string, partition: number, after: number): Promise<{ messages: StoredMessage[]; more: boolean }> {
    const { records = [], more = false } = (await this.next(recordId(topic, partition, after))) ?? {};
    return { messages: records.map(messageOf), more };
  }

  countAfter(positions: readonly PartitionPosition[]): Promise<number> {
    return this.records.countDocuments(rangesOf(positions));
  }

  /** Appends in order. Returns the partitions that grew. */
  async append(
    records: WireRecord[],
    origin: string,
    at: Date,
    partitionOf: (record: WireRecord) => number,
  ): Promise<Set<string>> {
    let drafts = records.map((record): Draft => {
      const { data: _, ...message } = record.message;
      return {
        topic: record.topic,
        partition: partitionOf(record),
        key: message.key,
        origin,
        at,
        message,
        value: record.value,
      };
    });
    const grown = new Set(drafts.map(({ topic, partition }) => partitionKey(topic, partition)));
    while (drafts.length > 0) {
      const numbered = await this.number(drafts, at);
      try {
        await this.records.insertMany(numbered, { ordered: true });
        const seenAt = at.getTime();
        for (const { _id } of numbered) this.heads.set(partitionKeyOf(_id), { sequence: sequenceOf(_id), seenAt });
        break;
      } catch (error) {
        for (const key of grown) this.heads.delete(key);
        if (!isDuplicateKey(error)) throw error;
        drafts = await this.withoutWritten(drafts, numbered);
      }
    }
    return grown;
  }

  /** Makes what a key had before its tombstone unreadable. The numbers stay taken until they are old. */
  async forgetBefore(topic: string, partition: number, key: string): Promise<void> {
    const range = partitionRange(topic, partition);
    const tombstone = await this.records.findOne({ ...range, key, value: null }, { sort: { _id: -1 } });
    if (!tombstone) return;
    await this.records.updateMany({ $and: [range, { key, _id: { $lt: tombstone._id } }] }, { $set: { value: null } });
  }

  private async number(drafts: Draft[], at: Date): Promise<LogRecord[]> {
    const next = new Map<string, number>();
    const numbered: LogRecord[] = [];
    for (const { partition, ...draft } of drafts) {
      const key = partitionKey(draft.topic, partition);
      const last = next.get(key) ?? this.knownHead(key, at) ?? (await this.head(draft.topic, partition));
      next.set(key, last + 1);
      numbered.push({ _id: recordId(draft.topic, partition, last + 1), ...draft });
    }
    return numbered;
  }

  private knownHead(key: string, at: Date): number | undefined {
    const head = this.heads.get(key);
    const age = head ? at.getTime() - head.seenAt : HEAD_MS;
    // Less than nothing after the clock was set back.
    return age >= 0 && age < HEAD_MS ? head?.sequence : undefined;
  }

  /** After a lost race or a broken connection, keeps what is already stored. */
  private async withoutWritten(drafts: Draft[], numbered: LogRecord[]): Promise<Draft[]> {
    const found = await this.records.find({ _id: { $in: numbered.map(({ _id }) => _id) } }).toArray();
    const written = new Set(found.map(({ topic, message }) => `${topic}/${message.id}`));
    return drafts.filter(({ topic, message }) => !written.has(`${topic}/${message.id}`));
  }
}

/** Parsed for each reader. */
const messageOf = ({ _id, topic, message, value }: LogRecord): StoredMessage => ({
  sequence: sequenceOf(_id),
  message: {
    ...message,
    data: value === null ? null : (JSON.parse(value) as unknown),
    ...(topic !== message.topic && { resent: true as const }),
  },
});
