import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { stoppable, type StoppableKind } from './preference-kinds.js';
import { PREFERENCES, type PreferenceDocument } from './preference.schema.js';

@Injectable()
export class Preferences {
  constructor(@InjectModel(PREFERENCES) private readonly preferences: Model<PreferenceDocument>) {}

  /** `ids`: those that the same recipient may have. */
  async hasStopped(kind: StoppableKind, ids: readonly string[]): Promise<boolean> {
    return (await this.preferences.exists({ _id: { $in: [...ids] }, stoppedMails: kind })) !== null;
  }

  async stopMails(_id: string): Promise<void> {
    const update = { $addToSet: { stoppedMails: { $each: [...stoppable] } } };
    await this.preferences.updateOne({ _id }, update, { upsert: true });
  }

  async resumeMails(_id: string): Promise<void> {
    await this.preferences.updateOne({ _id }, { $set: { stoppedMails: [] } });
  }

  async forget(_id: string, session: ClientSession): Promise<void> {
    await this.preferences.deleteOne({ _id }, { session });
  }
}
