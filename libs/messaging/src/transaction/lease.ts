import type { Collection, Db } from 'mongodb';
import { isDuplicateKey } from './duplicate-key.js';

interface LeaseDocument {
  _id: string;
  holder: string;
  until: Date;
}

/** One process at a time holds a name, until the lease expires unless it is renewed. */
export class Lease {
  private readonly leases: Collection<LeaseDocument>;

  constructor(
    db: Db,
    private readonly name: string,
    private readonly holder: string,
    readonly ttlMs = 5_000,
  ) {
    this.leases = db.collection<LeaseDocument>('leases');
  }

  /** Acquires or renews the lease, by the database server's clock. */
  async hold(): Promise<boolean> {
    try {
      const free = {
        $or: [
          { $eq: ['$holder', this.holder] },
          { $lt: ['$until', '$$NOW'] },
          { $eq: [{ $type: '$until' }, 'missing'] },
        ],
      };
      const claim = { holder: this.holder, until: { $add: ['$$NOW', this.ttlMs] } };
      const lease = await this.leases.findOneAndUpdate(
        { _id: this.name },
        [
          {
            $set: {
              holder: { $cond: [free, claim.holder, '$holder'] },
              until: { $cond: [free, claim.until, '$until'] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      );
      return lease?.holder === this.holder;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Renews the lease, even an expired one, unless another process has held it since. */
  async renew(): Promise<boolean> {
    const until = { $add: ['$$NOW', this.ttlMs] };
    const { matchedCount } = await this.leases.updateOne({ _id: this.name, holder: this.holder }, [
      { $set: { until } },
    ]);
    return matchedCount === 1;
  }

  async release(): Promise<void> {
    await this.leases.deleteOne({ _id: this.name, holder: this.holder });
  }
}
