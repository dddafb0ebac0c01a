import { Binary } from 'mongodb';
import type { AnyBulkWriteOperation, Collection, Filter, UpdateFilter } from 'mongodb';
import type { Keyring } from '../keys/keyring.js';

/** A data key as it is kept: sealed under a key of the configuration, and gone once it was destroyed. */
export interface WrappedKey {
  _id: string;
  wrapped?: Binary;
  /** Id of the key that sealed it. */
  wrappedWith?: string;
}

const BATCH = 500;

/** Seals and opens the data keys of one collection, each bound to its place there. */
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

  /** Wraps with the current key what an earlier one still wraps. Resolves with their number; it can be repeated. */
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

  /** Matches only what was read: a key that is destroyed in the meantime stays destroyed. */
  private again(id: string, wrapped: Binary): AnyBulkWriteOperation<T> {
    const update = { $set: this.wrap(id, this.unwrap(id, wrapped)) } as unknown as UpdateFilter<T>;
    return { updateOne: { filter: { _id: id, wrapped } as unknown as Filter<T>, update } };
  }

  private placeOf(id: string): string[] {
    return [this.collection.collectionName, id];
  }
}
