import { hkdfSync, randomBytes } from 'node:crypto';
import { open, seal } from '@stallbook/platform/sealing';
import { Binary, type Collection, type Db } from 'mongodb';

interface PersonKey {
  _id: string;
  /** The person's data key, itself encrypted under a key made from the installation's secret. */
  wrapped: Binary;
  /** Set when the person was erased: no key is ever made for them again. */
  destroyedAt?: Date;
  /** When the read models were last freed of what the key had opened. */
  shownAt?: Date;
}

/** One key per person and service. Destroying it makes everything encrypted under it unreadable, backups included. */
export class PersonKeys {
  private readonly keys: Collection<PersonKey>;
  private readonly wrapping: Buffer;
  private readonly cache = new Map<string, { key: Buffer | null; until: number }>();

  constructor(db: Db, secret: string) {
    this.keys = db.collection<PersonKey>('personKeys');
    this.wrapping = Buffer.from(hkdfSync('sha256', secret, 'stallbook', 'person-keys', 32));
  }

  /** The person's key, made at first use; null for an erased person. */
  async keyFor(person: string): Promise<Buffer | null> {
    const known = await this.find(person);
    if (known !== undefined) return known;
    const wrapped = new Binary(seal(this.wrapping, randomBytes(32)));
    await this.keys.updateOne({ _id: person }, { $setOnInsert: { wrapped } }, { upsert: true });
    return (await this.find(person)) ?? null;
  }

  /** undefined: never had a key; null: destroyed. */
  async find(person: string): Promise<Buffer | null | undefined> {
    const cached = this.cache.get(person);
    if (cached && cached.until > Date.now()) return cached.key;
    const stored = await this.keys.findOne({ _id: person });
    if (!stored) return undefined;
    const key = stored.destroyedAt ? null : open(this.wrapping, Buffer.from(stored.wrapped.buffer));
    this.remember(person, key);
    return key;
  }

  async destroy(person: string, at: Date): Promise<void> {
    await this.keys.updateOne(
      { _id: person },
      { $set: { destroyedAt: at, wrapped: new Binary(Buffer.alloc(0)) } },
      { upsert: true },
    );
    this.remember(person, null);
  }

  async shownAt(person: string): Promise<Date | null> {
    return (await this.keys.findOne({ _id: person }))?.shownAt ?? null;
  }

  async markShown(person: string, at: Date): Promise<void> {
    await this.keys.updateOne({ _id: person }, { $set: { shownAt: at } });
  }

  /** Held for seconds only, so that another process's destruction is noticed soon. */
  private remember(person: string, key: Buffer | null): void {
    if (this.cache.size > 10_000) this.cache.clear();
    this.cache.set(person, { key, until: Date.now() + 5_000 });
  }
}
