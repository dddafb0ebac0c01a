import { MongoServerError, type Collection, type Db } from 'mongodb';

const DUPLICATE_KEY = 11000;

interface LeaseDocument {
  _id: string;
  holder: string;
  until: Date;
}

/** Lets one holder at a time do a piece of work; another takes over when it has not renewed for `ttlMs`. */
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

  /** Takes or renews it. The times are the database server's, so that the clocks of processes do not matter. */
  async hold(): Promise<boolean> {
    try {
      const free = {
        $or: [
          { $eq: ['$holder', this.holder] },
          { $lt: ['$until', '$$NOW'] },
          { $eq: [{ $type: '$until' }, 'missing'] },
        ],
      };
      const mine = { holder: this.holder, until: { $add: ['$$NOW', this.ttlMs] } };
      const lease = await this.leases.findOneAndUpdate(
        { _id: this.name },
        [
          {
            $set: { holder: { $cond: [free, mine.holder, '$holder'] }, until: { $cond: [free, mine.until, '$until'] } },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      );
      return lease?.holder === this.holder;
    } catch (error) {
      // Another holder made the document at the same moment.
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  async release(): Promise<void> {
    await this.leases.deleteOne({ _id: this.name, holder: this.holder });
  }
}
