import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { Digests } from '../digest/digests.js';
import { Pushes } from '../push/pushes.js';
import { kindOf } from '../preference/preference-kinds.js';
import { Preferences, type Choices } from '../preference/preferences.js';
import type { NewNotification } from './new-notification.js';
import { FEEDS, NOTIFICATIONS, type FeedDocument, type NotificationDocument } from './notification.schema.js';

export interface Added {
  notification: NotificationDocument;
  unread: number;
}

/** The notifications of each person and how many are unread; both always change together. */
@Injectable()
export class Feeds {
  constructor(
    @InjectModel(NOTIFICATIONS) private readonly notifications: Model<NotificationDocument>,
    @InjectModel(FEEDS) private readonly feeds: Model<FeedDocument>,
    private readonly preferences: Preferences,
    private readonly digests: Digests,
    private readonly pushes: Pushes,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
  ) {}

  /** Leaves out what a person does not want here. @returns each notification with the unread count after it */
  async add(all: readonly NewNotification[], chosen: Choices, session: ClientSession): Promise<Added[]> {
    if (all.length === 0) return [];
    await this.digests.collect(all, chosen, session);
    await this.pushes.add(all, chosen, session);
    const notifications = all.filter(({ userId, type }) => !chosen.get(userId)?.hiddenInApp.includes(kindOf(type)));
    if (notifications.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { userId } of notifications) counts.set(userId, (counts.get(userId) ?? 0) + 1);
    const feeds = await this.grown(counts, session);
    const last = new Map(feeds.map((feed) => [feed._id, feed]));
    const added = notifications.map(({ id, at, about: _about, trigger: _trigger, ...words }): Added => {
      const feed = last.get(words.userId);
      const remaining = counts.get(words.userId);
      if (!feed || !remaining) throw new Error('a notification has no feed');
      counts.set(words.userId, remaining - 1);
      const seq = feed.seq - remaining + 1;
      const notification = { _id: id, ...words, seq, createdAt: at, readAt: null };
      return { notification, unread: feed.unread - remaining + 1 };
    });
    await this.notifications.insertMany(
      added.map(({ notification }) => notification),
      { session },
    );
    return added;
  }

  private async earlierThan(userId: string, seq: number): Promise<object> {
    const last = await this.notifications.findOne({ userId, seq }, { createdAt: 1 }).lean();
    const createdAt = last?.createdAt ?? new Date(0);
    return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { seq: { $lt: seq } }] };
  }

  /** One person is the usual case and takes a single round trip. */
  private async grown(counts: ReadonlyMap<string, number>, session: ClientSession): Promise<FeedDocument[]> {
    const writes = [...counts].map(([_id, count]) => ({
      filter: { _id },
      update: { $inc: { seq: count, unread: count } },
      upsert: true,
    }));
    const [only, ...others] = writes;
    if (only && others.length === 0) {
      const options = { upsert: true, returnDocument: 'after', session, lean: true } as const;
      const feed = await this.feeds.findOneAndUpdate(only.filter, only.update, options);
      return feed ? [feed] : [];
    }
    await this.feeds.bulkWrite(
      writes.map((updateOne) => ({ updateOne })),
      { session },
    );
    return this.feeds.find({ _id: { $in: [...counts.keys()] } }, null, { session }).lean();
  }

  /** Sorted by the time that people see, so a late one appears among the earlier ones. */
  async newest(userId: string, before: number | undefined, limit: number): Promise<NotificationDocument[]> {
    const after = before === undefined ? {} : await this.earlierThan(userId, before);
    return this.notifications
      .find({ userId, ...after })
      .sort({ createdAt: -1, seq: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  since(userId: string, after: number, limit: number): Promise<NotificationDocument[]> {
    return this.notifications
      .find({ userId, seq: { $gt: after } })
      .sort({ seq: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async isRead(userId: string, _id: string): Promise<boolean> {
    return (await this.notifications.exists({ _id, userId, readAt: { $ne: null } })) !== null;
  }

  async of(userId: string): Promise<{ seq: number; unread: number }> {
    const feed = await this.feeds.findOne({ _id: userId }).lean();
    return { seq: feed?.seq ?? 0, unread: feed?.unread ?? 0 };
  }

  /** @returns null when the person has no such notification. */
  markRead(userId: string, id: string, at: Date): Promise<NotificationDocument | null> {
    return withTransaction(this.client, (session) => this.markReadIn(session, userId, id, at));
  }

  async markReadIn(session: ClientSession, userId: string, id: string, at: Date): Promise<NotificationDocument | null> {
    const filter = { _id: id, userId, readAt: null };
    const { modifiedCount } = await this.notifications.updateOne(filter, { $set: { readAt: at } }, { session });
    if (modifiedCount > 0) await this.feeds.updateOne({ _id: userId }, { $inc: { unread: -1 } }, { session });
    // It may be hidden in the app and still wait to be pushed.
    await this.pushes.drop(userId, id, session);
    return this.notifications.findOne({ _id: id, userId }, null, { session }).lean();
  }

  async markAllRead(userId: string, at: Date): Promise<void> {
    await withTransaction(this.client, async (session) => {
      const filter = { userId, readAt: null };
      const { modifiedCount } = await this.notifications.updateMany(filter, { $set: { readAt: at } }, { session });
      if (modifiedCount > 0) {
        await this.feeds.updateOne({ _id: userId }, { $inc: { unread: -modifiedCount } }, { session });
      }
    });
  }

  /** Deletes the person's notifications and removes their name from those of others. */
  async forget(userId: string, session: ClientSession): Promise<void> {
    const unnamed = [{ $set: { body: '$names.body' } }, { $unset: 'names' }];
    await this.notifications.updateMany({ 'names.personId': userId }, unnamed, { session, updatePipeline: true });
    await this.notifications.deleteMany({ userId }, { session });
    await this.feeds.deleteOne({ _id: userId }, { session });
    await this.digests.forget(userId, session);
    await this.pushes.forget(userId, session);
    await this.preferences.forget(userId, session);
  }
}
