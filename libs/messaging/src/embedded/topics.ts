import type { Collection, Db } from 'mongodb';
import { UnknownTopicError } from '../errors.js';
import type { TopicSpec } from '../port.js';

interface TopicDocument {
  _id: string;
  partitions: number;
  compacted: boolean;
}

const DEFAULT_PARTITIONS = 3;
const validName = /^[a-zA-Z0-9._-]{1,249}$/;

/** The topics and their partition counts, which never change. */
export class Topics {
  private readonly topics: Collection<TopicDocument>;
  private readonly cache = new Map<string, TopicDocument>();

  constructor(db: Db) {
    this.topics = db.collection<TopicDocument>('bus_topics', { writeConcern: { w: 'majority' } });
  }

  async ensure(specs: TopicSpec[]): Promise<void> {
    const invalid = specs.find(({ name }) => !validName.test(name));
    if (invalid) throw new TypeError(`Invalid topic name: ${invalid.name}`);
    if (specs.length === 0) return;
    await this.topics.bulkWrite(
      specs.map(({ name, partitions = DEFAULT_PARTITIONS, compacted = false }) => ({
        updateOne: { filter: { _id: name }, update: { $setOnInsert: { partitions, compacted } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  async missing(names: string[]): Promise<string[]> {
    const unknown = names.filter((name) => !this.cache.has(name));
    if (unknown.length > 0) {
      const found = await this.topics.find({ _id: { $in: unknown } }).toArray();
      for (const topic of found) this.cache.set(topic._id, topic);
    }
    return names.filter((name) => !this.cache.has(name));
  }

  partitions(name: string): number {
    return this.cached(name).partitions;
  }

  isCompacted(name: string): boolean {
    return this.cached(name).compacted;
  }

  all(): Promise<TopicDocument[]> {
    return this.topics.find().toArray();
  }

  private cached(name: string): TopicDocument {
    const topic = this.cache.get(name);
    if (!topic) throw new UnknownTopicError([name]);
    return topic;
  }
}
