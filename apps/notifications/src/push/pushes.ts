import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { kindOf } from '../preference/preference-kinds.js';
import { Preferences, UNCHANGED, type Choices } from '../preference/preferences.js';
import { PUSHES, type PushDocument } from './push.schema.js';
import { PushSubscriptions } from './push-subscriptions.js';
import type { NewNotification } from '../notification/new-notification.js';

/** Notifications that wait to be pushed. */
@Injectable()
export class Pushes {
  constructor(
    @InjectModel(PUSHES) private readonly pushes: Model<PushDocument>,
    private readonly subscriptions: PushSubscriptions,
    private readonly preferences: Preferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For each browser of the people who want it. Quiet hours delay it. */
  async add(notifications: readonly NewNotification[], chosen: Choices, session: ClientSession): Promise<void> {
    const wanted = notifications.filter(({ userId, type }) => !chosen.get(userId)?.unpushed.includes(kindOf(type)));
    if (wanted.length === 0) return;
    const people = wanted.map(({ userId }) => userId);
    const browsers = await this.subscriptions.ofAll(people, session);
    if (browsers.length === 0) return;
    const now = this.clock.now();
    const waiting = wanted.flatMap(({ id, userId: personId, at: _at, ...notification }) => {
      const dueAt = this.preferences.quietEnd(chosen.get(personId) ?? UNCHANGED) ?? now;
      const own = browsers.filter((browser) => browser.personId === personId);
      return own.map(({ _id: subscriptionId }): PushDocument => {
        const _id = `${id}:${subscriptionId}`;
        return { ...notification, _id, subscriptionId, personId, createdAt: now, dueAt, attempts: 0 };
      });
    });
    if (waiting.length > 0) await this.pushes.insertMany(waiting, { session });
  }

  /** They are due; while it is quiet, their delivery waits. */
  async followQuietHours(personId: string): Promise<void> {
    const now = this.clock.now();
    await this.pushes.updateMany({ personId, attempts: 0, dueAt: { $gt: now } }, { $set: { dueAt: now } });
  }

  async drop(personId: string, notificationId: string, session: ClientSession): Promise<void> {
    await this.pushes.deleteMany({ personId, _id: { $regex: `^${notificationId}:` } }, { session });
  }

  /** Deletes those to the person and removes their name from those to others. */
  async forget(personId: string, session: ClientSession): Promise<void> {
    const unnamed = [{ $set: { body: '$names.body' } }, { $unset: 'names' }];
    await this.pushes.updateMany({ 'names.personId': personId }, unnamed, { session, updatePipeline: true });
    await this.pushes.deleteMany({ personId }, { session });
    await this.subscriptions.forget(personId, session);
  }
}
