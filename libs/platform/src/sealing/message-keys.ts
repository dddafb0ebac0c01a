import { hkdfSync, randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import type { Collection, Db } from 'mongodb';
import { open, seal } from './seal.js';

interface MessageKey {
  _id: string;
  /** Itself encrypted under a key made from the installation's secret. Gone when it was destroyed; none follows it. */
  wrapped?: Binary;
  destroyed?: true;
}

/** The keys of messages about people, one per person, for all services: in the database of the bus. */
export class MessageKeys {
  private readonly keys: Collection<MessageKey>;
  private readonly wrapping: Buffer;

  constructor(db: Db, secret: string) {
    this.keys = db.collection<MessageKey>('messageKeys');
    this.wrapping = Buffer.from(hkdfSync('sha256', secret, 'stallbook', 'message-keys', 32));
  }

  /** Of those who have one. */
  async find(people: readonly string[]): Promise<Map<string, Buffer>> {
    const found = await this.keys.find({ _id: { $in: [...people] }, destroyed: { $exists: false } }).toArray();
    return new Map(
      found.flatMap(({ _id, wrapped }) => (wrapped ? [[_id, open(this.wrapping, Buffer.from(wrapped.buffer))]] : [])),
    );
  }

  /** Of all of them but those whose key was destroyed. */
  async findOrMake(people: readonly string[]): Promise<Map<string, Buffer>> {
    const found = await this.find(people);
    const missing = people.filter((person) => !found.has(person));
    if (missing.length === 0) return found;
    await this.keys.bulkWrite(
      missing.map((_id) => {
        const wrapped = new Binary(seal(this.wrapping, randomBytes(32)));
        return { updateOne: { filter: { _id }, update: { $setOnInsert: { wrapped } }, upsert: true } };
      }),
    );
    return this.find(people);
  }

  /** For good. */
  async destroy(people: readonly string[]): Promise<void> {
    await this.keys.bulkWrite(
      people.map((_id) => ({ replaceOne: { filter: { _id }, replacement: { destroyed: true }, upsert: true } })),
    );
  }
}
