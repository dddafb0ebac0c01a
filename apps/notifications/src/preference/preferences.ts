import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { nextDigestAt, quietUntil } from './local-times.js';
import { stoppable, type StoppableKind } from './preference-kinds.js';
import { PREFERENCES, type PreferenceDocument } from './preference.schema.js';

export type Chosen = Pick<
  PreferenceDocument,
  'stoppedMails' | 'hiddenInApp' | 'digested' | 'unpushed' | 'timeZone' | 'quiet'
>;

/** Holds only people who chose something. */
export type Choices = ReadonlyMap<string, PreferenceDocument>;

/** What counts until a person chose something. */
export const UNCHANGED: Chosen = {
  stoppedMails: [],
  hiddenInApp: [],
  digested: [],
  unpushed: [],
  timeZone: null,
  quiet: null,
};

/** Stopped by a link, and resumed only where they are chosen. */
const CHOSEN_ELSEWHERE: StoppableKind[] = ['recommendations'];

const NEW = { ...UNCHANGED, digestDueAt: null, digestedOn: null };

const stopped = { $ifNull: ['$stoppedMails', []] };
const stoppedByLink = { $ifNull: ['$stoppedByLink', []] };

@Injectable()
export class Preferences {
  constructor(
    @InjectModel(PREFERENCES) private readonly preferences: Model<PreferenceDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(personId: string): Promise<Chosen> {
    return (await this.preferences.findById(personId).lean()) ?? UNCHANGED;
  }

  async ofAll(personIds: readonly string[], session?: ClientSession): Promise<Choices> {
    if (personIds.length === 0) return new Map();
    const filter = { _id: { $in: [...new Set(personIds)] } };
    const found = await this.preferences.find(filter, null, { session }).lean();
    return new Map(found.map((one) => [one._id, one]));
  }

  async choose(_id: string, chosen: Chosen & { timeZone: string }): Promise<void> {
    // Also without a daily email: what waits for it is dropped then.
    const now = this.clock.now();
    const due = nextDigestAt(now, chosen.timeZone);
    const set = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, { $literal: value }]));
    // In the same zone it stays, since quiet hours may delay it.
    const isMoved = { $and: [{ $gt: ['$digestDueAt', now] }, { $ne: ['$timeZone', { $literal: chosen.timeZone }] }] };
    const digestDueAt = { $cond: [isMoved, due, { $ifNull: ['$digestDueAt', null] }] };
    const kept = { $setIntersection: [stopped, CHOSEN_ELSEWHERE] };
    const marks = {
      stoppedMails: { $setUnion: [chosen.stoppedMails, kept] },
      stoppedByLink: { $setIntersection: [stoppedByLink, CHOSEN_ELSEWHERE] },
      digestDueAt,
    };
    const update = [{ $replaceWith: { $mergeObjects: [NEW, '$$ROOT', { ...set, ...marks }] } }];
    await this.preferences.updateOne({ _id }, update, { upsert: true, updatePipeline: true });
  }

  /** `ids`: those that the same recipient may have. */
  async hasStopped(kind: StoppableKind, ids: readonly string[]): Promise<boolean> {
    return (await this.preferences.exists({ _id: { $in: [...ids] }, stoppedMails: kind })) !== null;
  }

  /** Stops all emails that an unsubscribe link stops. */
  async stopMails(_id: string): Promise<void> {
    const all = [...stoppable];
    const marks = {
      stoppedMails: { $setUnion: [stopped, all] },
      stoppedByLink: { $setUnion: [stoppedByLink, { $setDifference: [all, stopped] }] },
    };
    const update = [{ $replaceWith: { $mergeObjects: [NEW, '$$ROOT', marks] } }];
    await this.preferences.updateOne({ _id }, update, { upsert: true, updatePipeline: true });
  }

  async stoppedByLink(_id: string): Promise<string[]> {
    return (await this.preferences.findById(_id, { stoppedByLink: 1 }).lean())?.stoppedByLink ?? [];
  }

  /** Only what a link stopped: the person's own choices stay. */
  async resumeMails(_id: string): Promise<void> {
    const stoppedMails = { $setDifference: [stopped, stoppedByLink] };
    const update = [{ $set: { stoppedMails, stoppedByLink: [] } }];
    await this.preferences.updateOne({ _id }, update, { updatePipeline: true });
  }

  async resumeMail(kind: StoppableKind, _id: string): Promise<void> {
    await this.preferences.updateOne({ _id }, { $pull: { stoppedMails: kind, stoppedByLink: kind } });
  }

  /** When the person's quiet hours end; null outside of them. */
  quietEnd({ quiet, timeZone }: Chosen, at = this.clock.now()): Date | null {
    return quiet && timeZone ? quietUntil(quiet, timeZone, at) : null;
  }

  async forget(_id: string, session?: ClientSession): Promise<void> {
    await this.preferences.deleteOne({ _id }, session && { session });
  }
}
