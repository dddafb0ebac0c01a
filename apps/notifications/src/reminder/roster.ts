import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { FORMER_MEMBER, Replicas } from '../replicas/replicas.js';
import { REMINDER_BOOTHS, type ReminderBooth } from './reminder.schema.js';

export interface RosterVendor {
  name: string;
  booth: ReminderBooth;
}

/** The accepted vendors of a market. */
@Injectable()
export class Roster {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    private readonly replicas: Replicas,
  ) {}

  /** Vendors sorted by name. */
  async of(marketEventId: string, session?: ClientSession): Promise<RosterVendor[]> {
    const accepted = { marketEventId, acceptedAt: { $type: 'date' as const } };
    const booths = await this.booths.find(accepted, null, session && { session }).lean();
    const { people } = await this.replicas.known(
      { people: booths.map(({ vendorId }) => vendorId), markets: [] },
      session,
    );
    return booths
      .map((booth) => ({ name: people.get(booth.vendorId)?.businessName ?? FORMER_MEMBER, booth }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}
