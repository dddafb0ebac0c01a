import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { TURNS, type Turn } from './turn.schema.js';

/** Orders transactions that decide about the same subject but read and write different documents. */
@Injectable()
export class Turns {
  constructor(
    @InjectModel(TURNS) private readonly turns: Model<Turn>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async take(subjects: readonly string[], session: ClientSession): Promise<void> {
    const takenAt = this.clock.now();
    await this.turns.bulkWrite(
      subjects.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { takenAt } }, upsert: true } })),
      { session },
    );
  }
}
