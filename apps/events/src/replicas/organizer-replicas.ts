import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { forgetPerson, keepPerson } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { TransactionLock } from '../transaction-lock/transaction-lock.js';
import { ORGANIZER_REPLICAS, type OrganizerReplica } from './organizer-replica.schema.js';

/** Which registered organizer an address belongs to. */
@Injectable()
export class OrganizerReplicas {
  private readonly collection: Collection<OrganizerReplica>;

  constructor(
    @InjectModel(ORGANIZER_REPLICAS) private readonly organizers: Model<OrganizerReplica>,
    private readonly lock: TransactionLock,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<OrganizerReplica>(ORGANIZER_REPLICAS);
  }

  /** `hashes` are all of one address. */
  async withAddress(hashes: readonly string[], session?: ClientSession): Promise<string | null> {
    const found = await this.organizers.findOne({ addresses: { $in: [...hashes] } }, null, { session }).lean();
    return found?._id ?? null;
  }

  /** By hash. */
  async withAddresses(hashes: readonly string[], session?: ClientSession): Promise<Map<string, string>> {
    const found = await this.organizers.find({ addresses: { $in: [...hashes] } }, null, { session }).lean();
    return new Map(found.flatMap(({ _id, addresses = [] }) => addresses.map((hash): [string, string] => [hash, _id])));
  }

  /** For a decision that waits for the address to register if it has not. Neither registration nor erasure can miss it. */
  async awaited(hashes: readonly string[], session: ClientSession): Promise<string | null> {
    const found = await this.withAddress(hashes, session);
    await this.lock.acquire(found === null ? hashes : [found], session);
    return found;
  }

  /** For a decision that makes the person an owner. Their erasure cannot miss it. */
  async has(personId: string, session: ClientSession): Promise<boolean> {
    const found = await this.find(personId, session);
    return found !== null && !found.erased;
  }

  /** For a profile, which can arrive after the erasure. */
  async isErased(personId: string, session: ClientSession): Promise<boolean> {
    return (await this.find(personId, session))?.erased === true;
  }

  async save(organizer: Required<Omit<OrganizerReplica, 'erased'>>, session: ClientSession): Promise<void> {
    await this.collection.bulkWrite([keepPerson<OrganizerReplica>(organizer)], { session });
    await this.lock.acquire(organizer.addresses, session);
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.collection.bulkWrite([forgetPerson<OrganizerReplica>(personId)], { session });
    await this.lock.acquire([personId], session);
  }

  private async find(personId: string, session: ClientSession): Promise<OrganizerReplica | null> {
    const found = await this.organizers.findOne({ _id: personId }, null, { session }).lean();
    await this.lock.acquire([personId], session);
    return found;
  }
}
