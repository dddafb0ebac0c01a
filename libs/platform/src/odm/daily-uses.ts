import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { CLOCK } from '../tokens.js';
import { defineSchema } from './define-schema.js';
import { requiredDate, requiredString } from './required.js';

const DAILY_USES = 'dailyUses';
const TWO_DAYS_SECONDS = 2 * 24 * 60 * 60;

interface UsesOfDay {
  /** `<subject>:<day>` */
  _id: string;
  day: Date;
  uses: number;
}

export const dailyUsesSchema = defineSchema<UsesOfDay>(
  DAILY_USES,
  {
    _id: requiredString,
    day: requiredDate,
    uses: { type: Number, required: true, min: 1 },
  },
  [{ key: { day: 1 }, expireAfterSeconds: TWO_DAYS_SECONDS }],
);

/** Counts uses per UTC day in the transaction of what they limit, so that refused ones do not count. */
@Injectable()
export class DailyUses {
  constructor(
    @InjectModel(DAILY_USES) private readonly counts: Model<UsesOfDay>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async today(subject: string): Promise<number> {
    const counted = await this.counts.findById(`${subject}:${this.day()}`).lean();
    return counted?.uses ?? 0;
  }

  /** Answers with all uses of the day. */
  async add(subject: string, uses: number, session: ClientSession): Promise<number> {
    const day = this.day();
    const counted = await this.counts.findOneAndUpdate(
      { _id: `${subject}:${day}` },
      { $inc: { uses }, $setOnInsert: { day: new Date(day) } },
      { upsert: true, returnDocument: 'after', session, lean: true },
    );
    return counted?.uses ?? 0;
  }

  private day(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
