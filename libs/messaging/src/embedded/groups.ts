import type { Collection, Db } from 'mongodb';
import type { Position } from '../delivery/offset-committer.js';

interface GroupDocument {
  _id: string;
  holder?: string | null;
  expiresAt?: Date;
  positions: Record<string, number>;
}

export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(group: string) {
    super(`Another process handles ${group} now.`);
  }
}

/** After this time a dead holder is replaced, by the server's clock. */
export const LEASE_MS = 4_000;

const field = (topic: string, partition: number): string => `${topic.replaceAll('.', '~')}:${partition}`;
const leaseEnd = { $add: ['$$NOW', LEASE_MS] };

export class Groups {
  private readonly groups: Collection<GroupDocument>;

  constructor(db: Db) {
    this.groups = db.collection<GroupDocument>('bus_groups', {
      writeConcern: { w: 'majority' },
      readConcern: { level: 'majority' },
    });
  }

  async acquire(group: string, holder: string): Promise<boolean> {
    const free = { $or: [{ $not: ['$holder'] }, { $eq: ['$holder', holder] }, { $lte: ['$expiresAt', '$$NOW'] }] };
    const result = await this.groups.updateOne({ _id: group, $expr: free }, [
      { $set: { holder, expiresAt: leaseEnd } },
    ]);
    return result.matchedCount === 1;
  }

  /** Renews all leases in one write. Returns false if any was lost. */
  async renew(holders: string[]): Promise<boolean> {
    const result = await this.groups.updateMany({ holder: { $in: holders } }, [{ $set: { expiresAt: leaseEnd } }]);
    return result.matchedCount === holders.length;
  }

  async holds(group: string, holder: string): Promise<boolean> {
    return (await this.groups.countDocuments({ _id: group, holder })) === 1;
  }

  async release(group: string, holder: string): Promise<void> {
    await this.groups.updateOne({ _id: group, holder }, { $set: { holder: null } });
  }

  async initialize(group: string): Promise<void> {
    await this.groups.updateOne({ _id: group }, { $setOnInsert: { positions: {} } }, { upsert: true });
  }

  async positions(group: string): Promise<(topic: string, partition: number) => number | undefined> {
    const document = await this.groups.findOne({ _id: group });
    return (topic, partition) => document?.positions[field(topic, partition)];
  }

  /** @throws LeaseLostError if the holder lost the lease */
  async record(group: string, holder: string, positions: Position[]): Promise<void> {
    const set = positions.map(({ topic, partition, next }) => [`positions.${field(topic, partition)}`, next]);
    const result = await this.groups.updateOne({ _id: group, holder }, { $set: Object.fromEntries(set) });
    if (result.matchedCount === 0) throw new LeaseLostError(group);
  }
}
