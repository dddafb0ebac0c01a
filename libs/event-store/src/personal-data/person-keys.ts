import { randomBytes } from 'node:crypto';
import { Keyring, KeyWrap, type KeyConfig, type WrappedKey } from '@stallbook/platform/sealing';
import type { Collection, Db } from 'mongodb';

interface PersonKey extends WrappedKey {
  destroyedAt?: Date;
  shownAt?: Date;
}

const personKeysOf = (db: Db): Collection<PersonKey> => db.collection<PersonKey>('personKeys');

export async function preparePersonKeys(db: Db): Promise<void> {
  await personKeysOf(db).createIndex({ destroyedAt: 1 }, { sparse: true });
}

export class PersonKeys {
  private readonly keys: Collection<PersonKey>;
  private readonly wrap: KeyWrap<PersonKey>;
  private readonly cache = new Map<string, { key: Buffer | null; until: number }>();

  constructor(db: Db, config: KeyConfig<'STALLBOOK_PERSONAL_KEYS'>) {
    this.keys = personKeysOf(db);
    this.wrap = new KeyWrap(this.keys, Keyring.of(config, 'STALLBOOK_PERSONAL_KEYS', 'person-keys'));
  }

  /** Returns the person's key, creating it on first use, or null for an erased person. */
  async keyFor(person: string): Promise<Buffer | null> {
    const existing = await this.find(person);
    if (existing !== undefined) return existing;
    const fresh = this.wrap.wrap(person, randomBytes(32));
    await this.keys.updateOne({ _id: person }, { $setOnInsert: fresh }, { upsert: true });
    return (await this.find(person)) ?? null;
  }

  /** undefined: never had a key; null: destroyed. */
  async find(person: string): Promise<Buffer | null | undefined> {
    const cached = this.cache.get(person);
    if (cached && cached.until > performance.now()) return cached.key;
    const stored = await this.keys.findOne({ _id: person });
    if (!stored) return undefined;
    const key = stored.wrapped ? this.wrap.unwrap(person, stored.wrapped) : null;
    this.remember(person, key);
    return key;
  }

  async destroy(person: string, at: Date): Promise<void> {
    await this.keys.updateOne(
      { _id: person },
      { $set: { destroyedAt: at }, $unset: { wrapped: '', wrappedWith: '' } },
      { upsert: true },
    );
    this.remember(person, null);
  }

  /** Not from the cache: true as soon as any process destroyed the key. */
  async isDestroyed(person: string): Promise<boolean> {
    return (await this.keys.findOne({ _id: person, destroyedAt: { $exists: true } })) !== null;
  }

  /** Everyone erased so far. Their keys are no longer used from the cache either. */
  async destroyed(): Promise<ReadonlySet<string>> {
    const erased = this.keys.find({ destroyedAt: { $exists: true } }, { projection: { _id: 1 } });
    const people = new Set(await erased.map(({ _id }) => _id).toArray());
    for (const person of people) this.cache.delete(person);
    return people;
  }

  rewrap(): Promise<number> {
    return this.wrap.rewrap();
  }

  async shownAt(person: string): Promise<Date | null> {
    return (await this.keys.findOne({ _id: person }))?.shownAt ?? null;
  }

  async markShown(person: string, at: Date): Promise<void> {
    await this.keys.updateOne({ _id: person }, { $set: { shownAt: at } });
  }

  /** Cached for seconds only, so that a destruction in another process is noticed soon. */
  private remember(person: string, key: Buffer | null): void {
    if (this.cache.size > 10_000) this.cache.clear();
    this.cache.set(person, { key, until: performance.now() + 5_000 });
  }
}
