import { Inject, Injectable } from '@nestjs/common';
import { forgetPerson, keepPerson } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { ORGANIZER_ADDRESSES, type OrganizerAddress } from './organizer-address.schema.js';

/** Which registered organizer an address belongs to. */
@Injectable()
export class OrganizerAddresses {
  private readonly organizers: Collection<OrganizerAddress>;

  constructor(@Inject(DB) db: Db) {
    this.organizers = db.collection<OrganizerAddress>(ORGANIZER_ADDRESSES);
  }

  /** `hashes` are all of one address. */
  async ownerOf(hashes: readonly string[]): Promise<string | null> {
    const found = await this.organizers.findOne({ hashes: { $in: [...hashes] } });
    return found?._id ?? null;
  }

  /** Not after an erasure, nor with another address. */
  async has(organizerId: string, hashes: readonly string[], session: ClientSession): Promise<boolean> {
    const held = { _id: organizerId, hashes: { $in: [...hashes] } };
    return (await this.organizers.countDocuments(held, { session, limit: 1 })) > 0;
  }

  async save(organizer: Required<Omit<OrganizerAddress, 'erased'>>, session: ClientSession): Promise<void> {
    await this.organizers.bulkWrite([keepPerson<OrganizerAddress>(organizer)], { session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.organizers.bulkWrite([forgetPerson<OrganizerAddress>(personId)], { session });
  }
}
