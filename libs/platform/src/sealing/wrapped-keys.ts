import { Binary, type AnyBulkWriteOperation, type Collection, type Filter, type UpdateFilter } from 'mongodb';
import type { Keyring } from '../keys/keyring.js';

/** A data key sealed under a configured key; empty once destroyed. */
export interface WrappedKey {
  _id: string;
  wrapped?: Binary;
  wrappedWith?: string;
}

const BATCH = 500;

export class KeyWrap<T extends WrappedKey> {
  constructor(
    private readonly collection: Collection<T>,
    private readonly keys: Keyring,
  ) {}

  wrap(id: string, key: Buffer): Required<Pick<WrappedKey, 'wrapped' | 'wrappedWith'>> {
    return { wrapped: new Binary(this.keys.seal(key, this.placeOf(id))), wrappedWith: this.keys.current.id };
  }

  unwrap(id: string, wrapped: Binary): Buffer {
    return this.keys.open(Buffer.from(wrapped.buffer), this.placeOf(id));
  }

  async rewrap(): Promise<number> {
    const earlier = this.keys.all.map(({ id }) => id).filter((id) => id !== this.keys.current.id);
    let count = 0;
    for (;;) {
      const old = (await this.collection
        .find({ wrappedWith: { $in: earlier } } as unknown as Filter<T>)
        .limit(BATCH)
        .toArray()) as unknown as WrappedKey[];
      const writes = old.flatMap(({ _id, wrapped }) => (wrapped ? [this.again(_id, wrapped)] : []));
      if (writes.length === 0) return count;
      await this.collection.bulkWrite(writes, { ordered: false });
      count += writes.length;
    }
  }

  /** Matches only the value that was read, so a concurrently destroyed key stays destroyed. */
  private again(id: string, wrapped: Binary): AnyBulkWriteOperation<T> {
    const update = { $set: this.wrap(id, this.unwrap(id, wrapped)) } as unknown as UpdateFilter<T>;
    return { updateOne: { filter: { _id: id, wrapped } as unknown as Filter<T>, update } };
  }

  private placeOf(id: string): string[] {
    return [this.collection.collectionName, id];
  }
}
