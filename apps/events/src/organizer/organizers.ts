import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { ADDRESS_TURNS, type AddressTurn } from './address-turn.schema.js';
import { ORGANIZERS, type OrganizerReplica } from './organizer.schema.js';

/** Replica: which registered organizer an address belongs to. */
@Injectable()
export class Organizers {
  constructor(
    @InjectModel(ORGANIZERS) private readonly organizers: Model<OrganizerReplica>,
    @InjectModel(ADDRESS_TURNS) private readonly turns: Model<AddressTurn>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `hashes` are all of one address. */
  async withAddress(hashes: readonly string[], session?: ClientSession): Promise<string | null> {
    const found = await this.organizers.findOne({ addresses: { $in: [...hashes] } }, null, { session }).lean();
    return found?._id ?? null;
  }

  /** For a decision that waits for the address to register if it has not. The two cannot miss each other. */
  async awaited(hashes: readonly string[], session: ClientSession): Promise<string | null> {
    const found = await this.withAddress(hashes, session);
    if (found === null) await this.takeTurn(hashes, session);
    return found;
  }

  async has(personId: string, session: ClientSession): Promise<boolean> {
    return (await this.organizers.exists({ _id: personId }).session(session)) !== null;
  }

  async save(personId: string, addresses: string[], session: ClientSession): Promise<void> {
    await this.organizers.replaceOne({ _id: personId }, { _id: personId, addresses }, { upsert: true, session });
    await this.takeTurn(addresses, session);
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.organizers.deleteOne({ _id: personId }, { session });
  }

  private async takeTurn(hashes: readonly string[], session: ClientSession): Promise<void> {
    const takenAt = this.clock.now();
    await this.turns.bulkWrite(
      hashes.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { takenAt } }, upsert: true } })),
      { session },
    );
  }
}
