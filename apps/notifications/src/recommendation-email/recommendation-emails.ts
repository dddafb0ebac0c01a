import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { idFrom, localDateAt, type Clock } from '@stallbook/kernel';
import { CLOCK, type OtherIds } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { Preferences } from '../preference/preferences.js';
import {
  RECOMMENDATION_EMAILS,
  RECOMMENDATION_EMAIL_CHOICES,
  type RecommendationEmailRow,
  type RecommendationEmailChoice,
} from './recommendation-email.schema.js';
import { nextWeeklyDueDate } from './weekly-due-date.js';

const KIND = 'recommendations';
const BATCH = 100;

/** Who wants the weekly email, and the letters that wait for their market events. */
@Injectable()
export class RecommendationEmails {
  constructor(
    @InjectModel(RECOMMENDATION_EMAIL_CHOICES) private readonly mails: Model<RecommendationEmailChoice>,
    @InjectModel(RECOMMENDATION_EMAILS) private readonly letters: Model<RecommendationEmailRow>,
    private readonly preferences: Preferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isChosen(_id: string): Promise<boolean> {
    return (await this.mails.exists({ _id, dueAt: { $type: 'date' } })) !== null;
  }

  /** A link in an earlier email may have stopped it. */
  async isWanted(_id: string): Promise<boolean> {
    return (await this.isChosen(_id)) && !(await this.preferences.hasStopped(KIND, [_id]));
  }

  async choose(_id: string, isWanted: boolean, timeZone: string): Promise<void> {
    if (isWanted) await this.preferences.resumeMail(KIND, _id);
    const dueAt = isWanted ? nextWeeklyDueDate(this.clock.now(), timeZone) : null;
    await this.mails.updateOne({ _id }, { $set: { timeZone, dueAt } }, { upsert: true });
  }

  due(_id: OtherIds): Promise<{ _id: string }[]> {
    const due = { _id, dueAt: { $type: 'date' as const, $lte: this.clock.now() } };
    return this.mails.find(due, { _id: 1 }).limit(BATCH).lean().exec();
  }

  /** @returns the new letter; null if none is wanted or the last one still waits */
  async start(personId: string, session: ClientSession): Promise<string | null> {
    const now = this.clock.now();
    const due = { _id: personId, dueAt: { $type: 'date' as const, $lte: now } };
    const mail = await this.mails.findOne(due, null, { session }).lean();
    if (!mail) return null;
    const startedOn = localDateAt(now, mail.timeZone);
    const next = { dueAt: nextWeeklyDueDate(now, mail.timeZone), startedOn };
    await this.mails.updateOne({ _id: personId }, { $set: next }, { session });
    if (mail.startedOn === startedOn || (await this.preferences.hasStopped(KIND, [personId]))) return null;
    if (await this.letters.exists({ personId }).session(session)) return null;
    const _id = idFrom('recommendation-letter', personId, startedOn);
    await this.letters.create([{ _id, personId, createdAt: now }], { session });
    return _id;
  }

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id } of this.letters.find({}, { _id: 1 })) yield _id;
  }

  async personOf(letterId: string): Promise<string | null> {
    return (await this.letters.findById(letterId, { personId: 1 }).lean())?.personId ?? null;
  }

  /** @returns whose letter it was; null the second time */
  async finish(letterId: string, session: ClientSession): Promise<string | null> {
    return (await this.letters.findOneAndDelete({ _id: letterId }, { session }).lean())?.personId ?? null;
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.mails.deleteOne({ _id: personId }, { session });
    await this.letters.deleteMany({ personId }, { session });
  }
}
