import { randomBytes } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { KeyWrap, type WrappedKey } from './wrapped-keys.js';

interface MessageKey extends WrappedKey {
  /** A destroyed key is never replaced. */
  destroyed?: true;
}

export class MessageKeys {
  private readonly keys: Collection<MessageKey>;
  private readonly wrap: KeyWrap<MessageKey>;

  constructor(db: Db, config: Pick<StallbookConfig, 'STALLBOOK_MESSAGE_KEYS'>) {
    this.keys = db.collection<MessageKey>('messageKeys');
    this.wrap = new KeyWrap(this.keys, Keyring.of(config, 'STALLBOOK_MESSAGE_KEYS', 'message-keys'));
  }

  async find(people: readonly string[]): Promise<Map<string, Buffer>> {
    const found = await this.keys.find({ _id: { $in: [...people] }, destroyed: { $exists: false } }).toArray();
    return new Map(found.flatMap(({ _id, wrapped }) => (wrapped ? [[_id, this.wrap.unwrap(_id, wrapped)]] : [])));
  }

  async findOrMake(people: readonly string[]): Promise<Map<string, Buffer>> {
    const found = await this.find(people);
    const missing = people.filter((person) => !found.has(person));
    if (missing.length === 0) return found;
    await this.keys.bulkWrite(
      missing.map((_id) => {
        const fresh = this.wrap.wrap(_id, randomBytes(32));
        return { updateOne: { filter: { _id }, update: { $setOnInsert: fresh }, upsert: true } };
      }),
    );
    return this.find(people);
  }

  rewrap(): Promise<number> {
    return this.wrap.rewrap();
  }

  async destroy(people: readonly string[]): Promise<void> {
    await this.keys.bulkWrite(
      people.map((_id) => ({ replaceOne: { filter: { _id }, replacement: { destroyed: true }, upsert: true } })),
    );
  }
}
