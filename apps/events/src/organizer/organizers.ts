import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { ORGANIZERS, type OrganizerReplica } from './organizer.schema.js';

/** Replica: which registered organizer an address belongs to. */
@Injectable()
export class Organizers {
  constructor(@InjectModel(ORGANIZERS) private readonly organizers: Model<OrganizerReplica>) {}

  /** `hashes` are all of one address. */
  async withAddress(hashes: readonly string[], session?: ClientSession): Promise<string | null> {
    const found = await this.organizers.findOne({ addresses: { $in: [...hashes] } }, null, { session }).lean();
    return found?._id ?? null;
  }

  async has(personId: string, session: ClientSession): Promise<boolean> {
    return (await this.organizers.exists({ _id: personId }).session(session)) !== null;
  }

  async save(personId: string, addresses: string[], session: ClientSession): Promise<void> {
    await this.organizers.replaceOne({ _id: personId }, { _id: personId, addresses }, { upsert: true, session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.organizers.deleteOne({ _id: personId }, { session });
  }
}
