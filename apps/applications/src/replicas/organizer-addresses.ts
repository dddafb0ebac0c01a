import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { ORGANIZER_ADDRESSES, type OrganizerAddress } from './organizer-address.schema.js';

/** Which registered organizer an address belongs to. */
@Injectable()
export class OrganizerAddresses {
  constructor(@InjectModel(ORGANIZER_ADDRESSES) private readonly organizers: Model<OrganizerAddress>) {}

  /** `hashes` are all of one address. */
  async ownerOf(hashes: readonly string[]): Promise<string | null> {
    const found = await this.organizers.findOne({ hashes: { $in: [...hashes] } }).lean();
    return found?._id ?? null;
  }

  async save(personId: string, hashes: string[], session: ClientSession): Promise<void> {
    await this.organizers.replaceOne({ _id: personId }, { _id: personId, hashes }, { upsert: true, session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.organizers.deleteOne({ _id: personId }, { session });
  }
}
